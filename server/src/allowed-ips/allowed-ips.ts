import ipaddr from 'ipaddr.js'

/** The most entries that a partner has in one environment. */
export const maxAllowedIps = 100

const ipv4 = /^\d{1,3}(\.\d{1,3}){3}$/

/**
 * An address or CIDR range in its one normal form, or null. IPv4-mapped IPv6 becomes IPv4, a range's host bits zero,
 * a range of one address that address, IPv6 as RFC 5952 writes it. No zone, no octal or short IPv4.
 */
export function normaliseIp(text: string): string | null {
  const [address = '', prefixText, ...rest] = text.trim().split('/')
  if (rest.length > 0 || !isWrittenInFull(address)) return null
  const parsed = ipaddr.parse(address)
  if (prefixText === undefined) return ipaddr.process(address).toString()
  if (!/^\d{1,3}$/.test(prefixText)) return null
  const prefix = Number(prefixText)
  const bits = parsed.kind() === 'ipv4' ? 32 : 128
  if (prefix > bits) return null
  if (parsed instanceof ipaddr.IPv6 && parsed.isIPv4MappedAddress() && prefix >= 96)
    return range(parsed.toIPv4Address().toString(), prefix - 96, 32)
  return range(parsed.toString(), prefix, bits)
}

function isWrittenInFull(address: string): boolean {
  if (address.includes('%')) return false
  if (address.includes(':')) return ipaddr.IPv6.isValid(address)
  return ipv4.test(address) && address.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part)
}

function range(address: string, prefix: number, bits: number): string {
  if (prefix === bits) return address
  const cidr = `${address}/${prefix}`
  const network = bits === 32 ? ipaddr.IPv4.networkAddressFromCIDR(cidr) : ipaddr.IPv6.networkAddressFromCIDR(cidr)
  return `${network.toString()}/${prefix}`
}

/** Judges addresses by a list of normalised entries. An empty list lets every address in. */
export function compileAllowList(ips: string[]): (address: string) => boolean {
  if (ips.length === 0) return () => true
  const ranges = ips.map((ip) => {
    const [address = '', prefix] = ip.split('/')
    const network = ipaddr.parse(address)
    return [network, prefix === undefined ? (network.kind() === 'ipv4' ? 32 : 128) : Number(prefix)] as const
  })
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    const address = ipaddr.process(text)
    return ranges.some(([network, prefix]) => network.kind() === address.kind() && address.match(network, prefix))
  }
}
