import { type Language, languages } from '@edis/contract/languages'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { answerCspReports, cspReportsPath } from './csp-reports.ts'
import { createDoor, type DoorOptions } from './door.ts'
import { Failure } from './failure.ts'
import { pageLanguage } from './page-language.ts'
import { documentLanguage, type PortalDocument } from './portal-documents.ts'

type PortalDoorOptions = Omit<DoorOptions, 'contentSecurityPolicy' | 'headers'> & {
  /** The built portal: its pages by language, `pages/en/index.html`, and what they load. */
  folder: string
  developmentUrl: string
  productionUrl: string
  /** What is served beside the application, to anyone. */
  documents: readonly PortalDocument[]
}

/** Serves the React application. Its page is written per request: the runtime settings and the styles' nonce go in. */
export async function createPortalDoor(options: PortalDoorOptions): Promise<FastifyInstance> {
  const pages = Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => [language, await builtPages(options.folder, language)] as const),
    ),
  ) as Record<Language, BuiltPages>
  const door = await createDoor({
    ...options,
    beforeAll: refuseProviders,
    // Of all but the pages. Who may frame something is not said by default-src.
    contentSecurityPolicy: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    headers: { 'permissions-policy': permissionsPolicy },
  })
  answerCspReports(door)
  await door.register(fastifyStatic, {
    root: options.folder,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    setHeaders(reply, path) {
      if (!path.includes(join(options.folder, 'assets'))) reply.header('cache-control', 'public, max-age=3600')
    },
    wildcard: false,
    globIgnore: ['pages/**', '**/*.br', '**/*.gz', '.vite/**', '.built-from'],
  })

  for (const { path, type, text } of options.documents)
    door.get(path, async (request, reply) =>
      reply
        .headers({
          'content-type': `${type}; charset=utf-8`,
          'cache-control': 'no-cache',
          'access-control-allow-origin': '*',
        })
        .send(text(documentLanguage(request.query))),
    )
  door.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    // A file that is gone must fail as a file: the page in its stead would be run as a script.
    if (/\.[a-z0-9]+$/i.test(path)) throw new Failure('NOT_FOUND')
    const nonce = randomBytes(16).toString('base64')
    const language = pageLanguage(request.headers)
    const { bare, drawn, scripts, hasPage } = pages[language]
    const html = fillPage((isPlain(request.url) && drawn.get(path)) || bare, nonce, options)
    const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
    return reply
      .code(hasPage(path) ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': pagePolicy(nonce, scripts, options),
        'reporting-endpoints': `csp="${cspReportsPath}"`,
        'content-language': language,
        vary: 'accept-encoding, accept-language, cookie',
        ...(packed ? { 'content-encoding': 'gzip' } : {}),
      })
      .send(packed ? await gzipped(html) : html)
  })
  return door
}

/** What is the provider's is answered as every partners' door does, by no page. */
const refuseProviders: NonNullable<DoorOptions['beforeAll']> = ({ url }, _reply, done) =>
  done(/^\/(?:metrics|operations)(?:[/?]|$)/.test(url) ? new Failure('NOT_FOUND') : undefined)

/** What pages could ask of a browser and don't. They copy; reading what was copied, browsers ask about, and journeys do. */
const permissionsPolicy = [
  'clipboard-write=(self)',
  ...[
    'accelerometer',
    'autoplay',
    'bluetooth',
    'camera',
    'display-capture',
    'encrypted-media',
    'fullscreen',
    'gamepad',
    'geolocation',
    'gyroscope',
    'hid',
    'idle-detection',
    'local-fonts',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'picture-in-picture',
    'publickey-credentials-create',
    'publickey-credentials-get',
    'screen-wake-lock',
    'serial',
    'storage-access',
    'usb',
    'web-share',
    'window-management',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ')

/** The hashes of the scripts that stand in the page itself, as the policy names them. */
const inlineScripts = (page: string): string =>
  [...page.matchAll(/<script>([^]+?)<\/script>/g)]
    .map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
    .join(' ')

const gzipped = promisify(gzip)

/** Pages are drawn for development; in another environment's view the application draws them itself. */
const isPlain = (url: string): boolean => !/[?&]env=/.test(url)

/** The portal in one language: the page that the application draws, those that the build has drawn, by their path. */
type BuiltPages = {
  bare: string
  drawn: ReadonlyMap<string, string>
  scripts: string
  hasPage: (path: string) => boolean
}

async function builtPages(folder: string, language: Language): Promise<BuiltPages> {
  const cwd = join(folder, 'pages', language)
  const bare = await readFile(join(cwd, 'index.html'), 'utf8')
  const drawn = new Map<string, string>()
  for await (const file of glob('*/**/*.html', { cwd }))
    drawn.set(`/${file.replace(/\.html$/, '')}`, await readFile(join(cwd, file), 'utf8'))
  const routes = JSON.parse(await readFile(join(cwd, 'routes.json'), 'utf8')) as string[]
  return { bare, drawn, scripts: inlineScripts(bare), hasPage: pathMatcher(routes) }
}

/** Judges paths as the portal's router does: in any case of letters; `$order` is any one part. */
function pathMatcher(routes: readonly string[]): (path: string) => boolean {
  const parts = (path: string) =>
    path
      .toLowerCase()
      .replace(/(?<=.)\/$/, '')
      .split('/')
  const known = routes.map(parts)
  return (path) => {
    const given = parts(path)
    return known.some(
      (route) =>
        route.length === given.length &&
        route.every((part, at) => part === given[at] || (part.startsWith('$') && given[at] !== '')),
    )
  }
}

function fillPage(page: string, nonce: string, { developmentUrl, productionUrl }: PortalDoorOptions): string {
  return page
    .replaceAll('%DEVELOPMENT_URL%', developmentUrl)
    .replaceAll('%PRODUCTION_URL%', productionUrl)
    .replaceAll('%CSP_NONCE%', nonce)
}

function pagePolicy(nonce: string, scripts: string, { developmentUrl, productionUrl }: PortalDoorOptions): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${developmentUrl} ${productionUrl}`,
    "font-src 'self'",
    "img-src 'self' data:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    `report-uri ${cspReportsPath}`,
    'report-to csp',
  ].join('; ')
}
