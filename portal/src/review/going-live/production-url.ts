/** Why production can't send to an address. */
export type Obstacle = 'private' | 'http'

const privateHosts = [
  /(^|\.)localhost$/,
  /\.(local|internal|home\.arpa)$/,
  /^(0|10|127)\./,
  /^192\.168\./,
  /^172\.(1[6-9]|2\d|3[01])\./,
  /^169\.254\./,
  /^100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./,
  /^\[(::1?|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/,
]

/** What the address itself shows; where a name leads, and whatever else is wrong, the server says. */
export function obstacleOf(url: string): Obstacle | null {
  const address = URL.parse(url)
  if (address === null) return null
  if (privateHosts.some((host) => host.test(address.hostname))) return 'private'
  return address.protocol === 'http:' ? 'http' : null
}
