import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '@edis/testing/certificate.ts'
import type { Programs } from './needs.ts'

/** The cluster's folder, with the certificates of its servers. All of it goes with remove(). */
export type Place = ReturnType<typeof makePlace>

export function makePlace({ account }: Pick<Programs, 'account'>) {
  const folder = mkdtempSync(join(tmpdir(), 'edis-cluster-'))
  const give = (path: string) => account && chownSync(path, account.uid, account.gid)
  chmodSync(folder, 0o755)
  give(folder)
  const path = (name: string) => join(folder, name)
  function write(name: string, text: string): string {
    writeFileSync(path(name), text, { mode: 0o600 })
    give(path(name))
    return path(name)
  }

  const authority = makeCertificate({ name: 'cluster authority' })
  const server = makeCertificate({ name: 'cluster server', hosts: ['127.0.0.1'], issuer: authority })
  const root = write('root.crt', authority.cert)
  chmodSync(root, 0o644)
  return {
    folder,
    path,
    write,
    tls: { root, cert: write('server.crt', server.cert), key: write('server.key', server.key) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
