import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Other viewers of an OpenAPI document, each as its makers ship it: one file for the browser. */
export type Peer = {
  name: string
  version: string
  integrity: string
  /** In the package: script and, where there is one, style. */
  script: string
  style?: string
  /** The body of its page. `place` is the call in its own links. */
  body: string
  place: string
}

export const peers: readonly Peer[] = [
  {
    name: 'swagger-ui-dist',
    version: '5.35.0',
    integrity: 'sha512-U06rpMtW9V3XPGOBeamTUSr0Z09jMX4IJuANpE/EZbAhw0G8CgwrzU4YmXkn/h0wCDNsXdGarTNNHC3sU8yVUQ==',
    script: 'swagger-ui-bundle.js',
    style: 'swagger-ui.css',
    body: "<div id=ui></div><script src=/script></script><script>SwaggerUIBundle({ url: '/openapi.json', dom_id: '#ui', deepLinking: true })</script>",
    place: '#/Orders/sendOrderV2',
  },
  {
    name: 'redoc',
    version: '3.0.1',
    integrity: 'sha512-KDfoKaYW19LCl4YStgBnwlaNjYEFfs5zCNt1s1WZ2YM5u8d26Yuzd2l43fZO851ZsgIMe/D640fDJkD8eaRQKQ==',
    script: 'bundles/redoc.standalone.js',
    body: '<redoc spec-url=/openapi.json disable-telemetry=true></redoc><script type=module src=/script></script>',
    place: '#/orders/sendorderv2',
  },
  {
    name: '@scalar/api-reference',
    version: '1.72.1',
    integrity: 'sha512-XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==',
    script: 'dist/browser/standalone.js',
    body: "<div id=ui></div><script src=/script></script><script>Scalar.createApiReference('#ui', { url: '/openapi.json' })</script>",
    place: '#tag/orders/POST/order/send/v2',
  },
]

const shelf = join(import.meta.dirname, 'node_modules', '.peers')
const run = promisify(execFile)

/** The folder of the peer's package: fetched once by npm from wherever it fetches, and held to its checksum. */
export async function folderOf({ name, version, integrity }: Peer): Promise<string> {
  const folder = join(shelf, `${name.replaceAll(/\W+/g, '-')}-${version}`)
  if (existsSync(folder)) return join(folder, 'package')
  await mkdir(shelf, { recursive: true })
  const scratch = await mkdtemp(join(shelf, 'fetching-'))
  const { stdout } = await run('npm', ['pack', `${name}@${version}`, '--json', '--silent'], { cwd: scratch })
  const file = /"filename":\s*"([^"]+)"/.exec(stdout)?.[1]
  if (!file) throw new Error(`npm did not fetch ${name}@${version}`)
  const packed = join(scratch, file)
  const checksum = createHash('sha512')
    .update(await readFile(packed))
    .digest('base64')
  if (`sha512-${checksum}` !== integrity) throw new Error(`${name}@${version} is not what it was`)
  await run('tar', ['xzf', packed, '-C', scratch])
  await rm(packed)
  await rename(scratch, folder)
  return join(folder, 'package')
}
