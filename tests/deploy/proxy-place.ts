import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '@edis/testing/certificate.ts'
import { root } from './run-tool.ts'

export const hosts = {
  portal: 'portal.edis.example',
  development: 'dev-api.edis.example',
  production: 'api.edis.example',
  operations: 'operations.edis.example',
}

/** A folder in which a proxy runs with the files of deploy/, and certificates for its hosts. All of it goes with remove(). */
export function makeProxyPlace() {
  const folder = mkdtempSync(join(tmpdir(), 'edis-proxy-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'temp'))
  const path = (name: string) => join(folder, name)
  const write = (name: string, text: string): string => {
    writeFileSync(path(name), text)
    return path(name)
  }
  const authority = makeCertificate({ name: 'proxy authority' })
  const server = makeCertificate({ name: 'proxy', hosts: Object.values(hosts), issuer: authority })
  write('tls.crt', server.cert)
  write('tls.key', server.key)
  write('tls.pem', server.cert + server.key)
  return {
    folder,
    path,
    write,
    ca: authority.cert,
    /** A file of deploy/, with what is this machine's in place of what is the provider's. Each must be there to be replaced. */
    take(file: string, replacements: Readonly<Record<string, string>>): string {
      const text = readFileSync(join(root, 'deploy', file), 'utf8')
      return Object.entries(replacements).reduce((taken, [from, to]) => {
        if (!taken.includes(from)) throw new Error(`${file} has no ${from}`)
        return taken.replaceAll(from, to)
      }, text)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type ProxyPlace = ReturnType<typeof makeProxyPlace>
