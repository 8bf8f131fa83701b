import { readFileSync } from 'node:fs'
import { rootCertificates, type TLSSocketOptions } from 'node:tls'
import postgres from 'postgres'
import { endWhenVanished } from './vanished-server.ts'

/** Where a database is and how it is reached, as the driver takes it. */
export type DatabaseAddress = {
  host: string[]
  port: number[]
  /** A socket in the file system, instead of host and port. */
  path?: string
  database: string
  user: string
  password: string
  ssl: false | 'prefer' | TLSSocketOptions
  /** Which of several hosts is taken. The driver's `read-write` would take a standby of PostgreSQL 14 or newer. */
  target_session_attrs?: 'primary'
  /** Whether statements are kept prepared: a pooler gives the next one another connection, unless it can keep them. */
  prepare: boolean
  /** What else the address asks of the session. */
  connection: Record<string, string>
}

/** What the other client settles for itself, and managed databases put in their addresses: it says nothing to the server. */
const clientsOwn = [
  'channel_binding',
  'connect_timeout',
  'gssencmode',
  'hostaddr',
  'keepalives',
  'keepalives_count',
  'keepalives_idle',
  'keepalives_interval',
  'krbsrvname',
  'passfile',
  'service',
  'sslcompression',
  'sslcrl',
  'sslnegotiation',
  'sslsni',
  'ssl_min_protocol_version',
  'ssl_max_protocol_version',
  'tcp_user_timeout',
]

const tlsModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type TlsMode = (typeof tlsModes)[number]

/**
 * Reads `postgres://user:password@host:port,host:port/database?sslmode=…&sslrootcert=…` with the names and meanings of
 * PostgreSQL's own client (manual, 34.1.1 and 34.1.2). A pooler decides itself which server it leads to: `pooled`.
 * @throws {Error} naming what is wrong with it; certificates that can't be read among it.
 */
export function databaseAddress(url: string, { pooled = false } = {}): DatabaseAddress {
  const parts = /^postgres(?:ql)?:\/\/(?:([^@/?#]*)@)?([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/.exec(url)
  if (!parts) throw new Error('is not postgres://user:password@host:port/database')
  const [, account = '', hosts = '', name = '', query = ''] = parts
  const [accountUser = '', ...accountPassword] = account.split(':').map(decodeURIComponent)
  const parameters = new Map(new URLSearchParams(query))
  const take = (key: string): string | undefined => {
    const value = parameters.get(key)
    parameters.delete(key)
    return value
  }

  for (const own of clientsOwn) parameters.delete(own)
  const user = take('user') ?? accountUser
  const password = take('password') ?? accountPassword.join(':')
  const ports = (take('port') ?? '5432').split(',')
  const named = (take('host') ?? decodeURIComponent(hosts))
    .split(',')
    .map((host, at) => hostAndPort(host, ports[at] ?? ports[0] ?? ''))
  const [first] = named
  const ssl = tlsOf({ mode: take('sslmode'), root: take('sslrootcert'), cert: take('sslcert'), key: take('sslkey') })
  const prepare = (take('prepare') ?? String(!pooled)) === 'true'
  const wants = take('target_session_attrs') ?? 'read-write'
  if (wants !== 'read-write' && wants !== 'primary' && wants !== 'any')
    throw new Error('has an invalid target_session_attrs: use read-write, primary or any')
  return {
    host: named.map(({ host }) => host),
    port: named.map((one) => one.port),
    ...(first?.host.startsWith('/') && { path: `${first.host}/.s.PGSQL.${first.port}` }),
    database: take('dbname') ?? (decodeURIComponent(name) || user),
    user,
    password,
    ssl: first?.host.startsWith('/') ? false : ssl,
    ...(wants !== 'any' && !pooled && { target_session_attrs: 'primary' as const }),
    prepare,
    connection: Object.fromEntries(parameters),
  }
}

function hostAndPort(text: string, otherwise: string): { host: string; port: number } {
  const [, bracketed, plain, port = otherwise] = /^(?:\[([^\]]+)\]|([^:]*))(?::(\d+))?$/.exec(text) ?? []
  const host = bracketed ?? (plain === '' ? 'localhost' : plain)
  if (host === undefined || !/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new Error('has an invalid host')
  return { host, port: Number(port) }
}

type Tls = Record<'mode' | 'root' | 'cert' | 'key', string | undefined>

function tlsOf({ mode = 'prefer', root, cert, key }: Tls): DatabaseAddress['ssl'] {
  if (!tlsModes.includes(mode as TlsMode)) throw new Error(`has an invalid sslmode: use one of ${tlsModes.join(', ')}`)
  if (mode === 'disable') return false
  const own = cert && key ? { cert: readFileSync(cert), key: readFileSync(key) } : {}
  // Like PostgreSQL's own client: naming a trusted root asks for verification.
  const verifies = mode.startsWith('verify') || (mode === 'require' && root !== undefined)
  if (!verifies) return mode === 'require' ? { ...own, rejectUnauthorized: false } : 'prefer'
  const trusted = root === undefined || root === 'system' ? rootCertificates : readFileSync(root)
  return {
    ...own,
    ...(root !== undefined && { ca: trusted as Buffer | string[] }),
    ...(mode !== 'verify-full' && root !== 'system' && { checkServerIdentity: () => undefined }),
  }
}

/** The driver on that address. Its types know one host only. */
export const driverOn = (
  { connection, ...address }: DatabaseAddress,
  options: postgres.Options<Record<string, never>>,
): postgres.Sql =>
  postgres({
    ...(address as unknown as typeof options),
    ...options,
    connection: { ...connection, ...options.connection },
    onnotice: () => {},
    ...watched,
  })

/** An option of the repaired driver, unknown to its types. */
const watched: object = { onsocket: endWhenVanished }
