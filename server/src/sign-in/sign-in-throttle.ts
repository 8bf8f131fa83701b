import ipaddr from 'ipaddr.js'

const minute = 60_000

/** A counter of sign-ins: at most `limit` in `window` milliseconds. */
export type Counter = { bucket: string; limit: number; window: number }

/**
 * What a sign-in is counted against. Guessing is slow from one address (pair, address) and from very many (account),
 * while the owner, at an address where the account signed in within 30 days, is bound by the pair alone:
 * strangers can't lock the owner out. The first counter that is full ends the count, so that one
 * address alone can't fill an account's.
 */
export function signInCounters(account: string, address: string, known: boolean): Counter[] {
  const network = addressNetwork(address)
  const pair = { bucket: `pair ${account} ${network}`, limit: 10, window: 15 * minute }
  if (known) return [pair]
  return [
    { bucket: `address ${network}`, limit: 50, window: 15 * minute },
    pair,
    { bucket: `account ${account}`, limit: 100, window: 15 * minute },
  ]
}

/** The bucket that remembers a successful sign-in of the account at the address. */
export const knownBucket = (account: string, address: string): string => `known ${account} ${addressNetwork(address)}`
export const knownFor = 30 * 24 * 60 * minute

/** IPv4 as it is; of IPv6 the first 64 bits, for one customer holds them all. */
export function addressNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}

/** What codes of a second factor are counted against: the member, wherever they are tried. */
export const codeCounters = (memberId: string): Counter[] => [
  { bucket: `code ${memberId}`, limit: 20, window: 15 * minute },
]

/**
 * What a request for a reset is counted against: an address, and the account from wherever, known or not. Where the account
 * signed in within 30 days it is counted apart: strangers can't use up its owner's.
 */
export const forgottenCounters = (account: string, address: string, known: boolean): Counter[] => {
  const network = addressNetwork(address)
  return [
    { bucket: `forgotten address ${network}`, limit: 20, window: 15 * minute },
    {
      bucket: `forgotten ${known ? `pair ${account} ${network}` : `account ${account}`}`,
      limit: 5,
      window: 15 * minute,
    },
  ]
}

/** What the use of a link in an email is counted against: an address, for codes of 256 bits can't be guessed at all. */
export const linkCounters = (address: string): Counter[] => [
  { bucket: `link ${addressNetwork(address)}`, limit: 50, window: 15 * minute },
]
