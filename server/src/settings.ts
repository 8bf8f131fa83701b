import ipaddr from 'ipaddr.js'
import { databaseAddress } from './database/address.ts'

/** What the operator may set, in the environment. README's table says the same; a check compares them. */
export const settingNames = [
  'PORT',
  'DEVELOPMENT_PORT',
  'PRODUCTION_PORT',
  'HOST',
  'PORTAL_URL',
  'DEVELOPMENT_URL',
  'PRODUCTION_URL',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'MIGRATE',
  'MASTER_KEY',
  'TRUSTED_PROXIES',
  'OPERATOR_KEY',
  'SECURITY_CONTACT',
  'AUTO_GRANT_PRODUCTION',
  'RATE_LIMIT_PER_MINUTE',
  'REQUEST_LOG_DAYS',
  'SANDBOX_STEP_MS',
  'WEBHOOK_ALLOW_PRIVATE',
  'WEBHOOK_HOST_RATE',
  'DELIVER_WEBHOOKS',
  'WORKER_PORT',
  'DRAIN_MS',
  'LOG_LEVEL',
] as const
type SettingName = (typeof settingNames)[number]

export const doorNames = ['portal', 'development', 'production'] as const
export type DoorName = (typeof doorNames)[number]

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Settings = {
  host: string
  ports: Record<DoorName, number>
  /** Origins as browsers and partners reach them, without a slash at the end. */
  urls: Record<DoorName, string>
  dataDir: string
  /** null: the embedded PostgreSQL in dataDir. */
  databaseUrl: string | null
  /** A pooler before databaseUrl, with `{schema}` in it; null: none. */
  databasePoolUrl: string | null
  /** Whether a start migrates; otherwise it checks that the owner of the tables has. */
  migrate: boolean
  /** 32 bytes; null: made and kept in dataDir. Always given with databaseUrl. */
  masterKey: Buffer | null
  /** What was sealed with these is opened as well, while the master key is changed. */
  otherMasterKeys: Buffer[]
  /** Addresses and CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: string[]
  /** Opens POST /operations/order-events; null: it stays shut. */
  operatorKey: string | null
  /** A URI where holes are reported, for /.well-known/security.txt; null: none is told. */
  securityContact: string | null
  /** Grants production to whoever asks for it with a complete report. */
  autoGrantProduction: boolean
  /** Calls of a partner in one environment. */
  rateLimitPerMinute: number
  /** How many days of the request log are kept. */
  requestLogDays: number
  /** How long the sandbox leaves an order in each state, in milliseconds. */
  sandboxStepMs: number
  /** Lets webhooks in development go to private addresses. */
  webhookAllowPrivate: boolean
  /** Deliveries a second that a process begins from one partner to one host. */
  webhookHostRate: number
  /** Whether doors deliver webhooks; otherwise only `edis worker` does. */
  deliverWebhooks: boolean
  /** Where `edis worker` answers /healthz, /readyz and /metrics; null: nowhere. */
  workerPort: number | null
  /** For how long a door that is told to stop is not ready and still answers, in milliseconds. */
  drainMs: number
  logLevel: (typeof logLevels)[number]
}

/** Names every setting that is wrong, so that one start shows them all. */
export class SettingsInvalid extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`These settings are not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsInvalid'
    this.problems = problems
  }
}

/** @throws {SettingsInvalid} */
export function parseSettings(environment: Record<string, string | undefined>): Settings {
  const problems: string[] = []

  function read<T>(name: SettingName, fallback: T, parse: (text: string) => T | undefined, wants: string): T {
    const given = environment[name]?.trim()
    if (given === undefined || given === '') return fallback
    const value = parse(given)
    if (value === undefined) problems.push(`${name} must be ${wants}`)
    return value ?? fallback
  }

  const port = (name: SettingName, fallback: number) => read(name, fallback, parsePort, 'a port, 1 to 65535')
  const ports = {
    portal: port('PORT', 4000),
    development: port('DEVELOPMENT_PORT', 4001),
    production: port('PRODUCTION_PORT', 4002),
  }
  const url = (name: SettingName, door: DoorName) =>
    read(name, `http://localhost:${ports[door]}`, parseOrigin, 'an http or https address without path')
  const address = (name: SettingName) => {
    const given = read<string | null>(name, null, (text) => text, '')
    try {
      if (given !== null) databaseAddress(given)
      return given
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : 'is wrong'}`)
      return null
    }
  }
  const settings: Settings = {
    host: read('HOST', '127.0.0.1', (text) => text, 'a host'),
    ports,
    urls: {
      portal: url('PORTAL_URL', 'portal'),
      development: url('DEVELOPMENT_URL', 'development'),
      production: url('PRODUCTION_URL', 'production'),
    },
    dataDir: read('DATA_DIR', '.data', (text) => text, 'a folder'),
    databaseUrl: address('DATABASE_URL'),
    databasePoolUrl: address('DATABASE_POOL_URL'),
    migrate: read('MIGRATE', true, parseBoolean, 'true or false'),
    ...read<MasterKeys>(
      'MASTER_KEY',
      { masterKey: null, otherMasterKeys: [] },
      parseMasterKeys,
      'base64 of 32 random bytes, or several separated by commas',
    ),
    trustedProxies: read('TRUSTED_PROXIES', [], parseNetworks, 'addresses or CIDR ranges, separated by commas'),
    operatorKey: read<string | null>('OPERATOR_KEY', null, parseOperatorKey, 'at least 32 visible characters'),
    securityContact: read<string | null>(
      'SECURITY_CONTACT',
      null,
      parseContact,
      'an address that begins with mailto:, https: or tel:',
    ),
    autoGrantProduction: read('AUTO_GRANT_PRODUCTION', false, parseBoolean, 'true or false'),
    rateLimitPerMinute: read('RATE_LIMIT_PER_MINUTE', 3000, parseCount(1, 10_000_000), 'a number from 1 to 10000000'),
    requestLogDays: read('REQUEST_LOG_DAYS', 30, parseCount(1, 3650), 'a number of days from 1 to 3650'),
    sandboxStepMs: read('SANDBOX_STEP_MS', 5000, parseCount(10, 86_400_000), 'milliseconds from 10 to 86400000'),
    webhookAllowPrivate: read('WEBHOOK_ALLOW_PRIVATE', false, parseBoolean, 'true or false'),
    webhookHostRate: read('WEBHOOK_HOST_RATE', 200, parseCount(1, 100_000), 'deliveries a second from 1 to 100000'),
    deliverWebhooks: read('DELIVER_WEBHOOKS', true, parseBoolean, 'true or false'),
    drainMs: read('DRAIN_MS', 0, parseCount(0, 600_000), 'milliseconds from 0 to 600000'),
    workerPort: read<number | null>('WORKER_PORT', null, parsePort, 'a port, 1 to 65535'),
    logLevel: read('LOG_LEVEL', 'info', (text) => logLevels.find((level) => level === text), logLevels.join(', ')),
  }
  if (new Set(Object.values(ports)).size < 3) problems.push('PORT, DEVELOPMENT_PORT and PRODUCTION_PORT must differ')
  if (settings.databaseUrl && !settings.masterKey) problems.push('MASTER_KEY is required with DATABASE_URL')
  if (settings.databasePoolUrl && !settings.databasePoolUrl.includes('{schema}'))
    problems.push('DATABASE_POOL_URL must have {schema} where the name of the pool goes')
  if (settings.databasePoolUrl && !settings.databaseUrl)
    problems.push('DATABASE_URL is required with DATABASE_POOL_URL: migrations and deliveries go past the pooler')
  if (problems.length > 0) throw new SettingsInvalid(problems)
  return settings
}

/** Whether only this machine can reach the doors. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')

function parsePort(text: string): number | undefined {
  const port = Number(text)
  return /^\d{1,5}$/.test(text) && port >= 1 && port <= 65_535 ? port : undefined
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const bare = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  return bare && !url.username && !url.password ? url.origin : undefined
}

type MasterKeys = Pick<Settings, 'masterKey' | 'otherMasterKeys'>

function parseMasterKeys(text: string): MasterKeys | undefined {
  const keys = text.split(',').map((key) => key.trim())
  const bytes = keys.map((key) => Buffer.from(key, 'base64'))
  const areKeys = bytes.every((key, index) => key.length === 32 && key.toString('base64') === keys[index])
  const [masterKey = null, ...otherMasterKeys] = bytes
  return areKeys ? { masterKey, otherMasterKeys } : undefined
}

const parseOperatorKey = (text: string): string | undefined => (/^[\x21-\x7e]{32,200}$/.test(text) ? text : undefined)

const parseContact = (text: string): string | undefined =>
  /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text) ? text : undefined

const parseCount =
  (least: number, most: number) =>
  (text: string): number | undefined =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined

function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((network) => network.trim())
  return networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)) ? networks : undefined
}

function parseBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined
}
