import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '@edis/testing/certificate.ts'
import { deployFile } from './deploy-file.ts'

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
    take: deployFile,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export type ProxyPlace = ReturnType<typeof makeProxyPlace>
