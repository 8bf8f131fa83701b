import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '@edis/testing/certificate.ts'
import type { Programs } from './needs.ts'
import type { Network } from './network.ts'

/** The cluster's folder, with the certificates of its machines. All of it goes with remove(). */
export type Place = ReturnType<typeof makePlace>

export function makePlace({ account }: Pick<Programs, 'account'>, { hosts }: Network) {
  const folder = mkdtempSync(join(tmpdir(), 'edis-cluster-'))
  const path = (name: string) => join(folder, name)
  const give = (owned: string) => chownSync(owned, account.uid, account.gid)
  chmodSync(folder, 0o755)
  give(folder)
  function write(name: string, text: string): string {
    writeFileSync(path(name), text, { mode: 0o600 })
    give(path(name))
    return path(name)
  }
  /** A folder of the account's own. */
  function make(name: string): string {
    mkdirSync(path(name), { mode: 0o700 })
    give(path(name))
    return path(name)
  }

  const authority = makeCertificate({ name: 'cluster authority' })
  const addresses = ['127.0.0.1', ...hosts.flatMap(({ peer, client }) => [peer, client])]
  const machine = makeCertificate({ name: 'cluster machine', hosts: addresses, issuer: authority })
  const root = write('root.crt', authority.cert)
  chmodSync(root, 0o644)
  return {
    folder,
    path,
    write,
    make,
    tls: { root, cert: write('machine.crt', machine.cert), key: write('machine.key', machine.key) },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
