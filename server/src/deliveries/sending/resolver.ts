import { Resolver } from 'node:dns/promises'
import { NameNotFound } from './exchange-faults.ts'

/** What a name leads to. */
export type Address = { address: string; family: 4 | 6 }
const loopback: Address[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
]

/**
 * Asks the DNS itself rather than the system: the system's lookups share four threads, so a few names with a dead
 * server would hold up every delivery.
 */
export function createResolver(servers?: readonly string[]): (name: string) => Promise<Address[]> {
  const resolver = new Resolver({ timeout: 1_500, tries: 2 })
  if (servers) resolver.setServers(servers)

  return async (name) => {
    // RFC 6761: never sent to a resolver
    if (/(?:^|\.)localhost\.?$/i.test(name)) return loopback
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    const found: Address[] = [
      ...(four.status === 'fulfilled' ? four.value.map((address) => ({ address, family: 4 as const })) : []),
      ...(six.status === 'fulfilled' ? six.value.map((address) => ({ address, family: 6 as const })) : []),
    ]
    if (found.length === 0) throw new NameNotFound(four.status === 'rejected' ? codeOf(four.reason) : 'ENODATA')
    return found
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'ENOTFOUND'
