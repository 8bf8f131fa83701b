import { requestsPerMinute } from '@edis/contract/limits'
import { hostRate } from '@edis/contract/webhooks/deliveries'
import ipaddr from 'ipaddr.js'
import { databaseAddress } from './database/address.ts'

/**
 * A setting of the operator's, said once: an environment variable. README's table and edis.env.example are made of this
 * (`npm run docs`), and the check compares them.
 */
export type Setting<T> = {
  /** What it is when it isn't set. */
  fallback: T
  /** Reads its text; undefined, or an error with the words, when that is wrong. */
  parse: (text: string) => T | undefined
  /** What it must be, in the complaint: `PORT must be a port, 1 to 65535`. */
  wants: string
  /** README's words, in Markdown. */
  says: string
  /** README's words for the fallback, where its text doesn't say it. */
  default?: string
  /** A secret: `NAME_FILE` may name a file with it instead. */
  secret?: true
  /** Its line in edis.env.example, and what stands above that. */
  example?: { value: string; comment?: string }
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** The first of them seals; what the others sealed is opened too. 32 bytes each. */
type MasterKeys = { masterKey: Buffer | null; otherMasterKeys: Buffer[] }

const setting = <T>(of: Setting<T>): Setting<T> => of

const flag = (fallback: boolean, says: string, example?: Setting<boolean>['example']) =>
  setting({ fallback, parse: parseBoolean, wants: 'true or false', says, ...(example && { example }) })

const port = (fallback: number, says: string) =>
  setting({ fallback, parse: parsePort, wants: 'a port, 1 to 65535', says })

const count = (fallback: number, [least, most]: [number, number], wants: string, says: string) =>
  setting({ fallback, parse: parseCount(least, most), wants: `${wants} from ${least} to ${most}`, says })

/** null: localhost and the door's port. */
const origin = (says: string, example: string) =>
  setting<string | null>({
    fallback: null,
    default: 'http://localhost and the port',
    parse: parseOrigin,
    wants: 'an http or https address without path',
    says,
    example: { value: example },
  })

const address = (fallback: string, says: string) =>
  setting<string | null>({
    fallback: null,
    default: fallback,
    parse: parseAddress,
    wants: 'an address',
    says,
    secret: true,
  })

export const settingsTable = {
  PORT: port(4000, 'where the portal listens'),
  DEVELOPMENT_PORT: port(4001, 'where the development API listens'),
  PRODUCTION_PORT: port(4002, 'where the production API listens'),
  OPERATIONS_PORT: port(4003, 'where the operations API listens'),
  HOST: setting({ fallback: '127.0.0.1', parse: (text) => text, wants: 'a host', says: 'on which address' }),
  PORTAL_URL: origin('the portal’s origin, as browsers reach it', 'http://localhost:4000'),
  DEVELOPMENT_URL: origin('the development API’s origin, as partners reach it', 'http://localhost:4001'),
  PRODUCTION_URL: origin('the production API’s origin, as partners reach it', 'http://localhost:4002'),
  OPERATIONS_URL: origin(
    'the operations API’s origin, as the provider’s systems reach it; never on a partners’ network',
    'http://localhost:4003',
  ),
  DATA_DIR: setting({
    fallback: '.data',
    parse: (text) => text,
    wants: 'a folder',
    says: 'the embedded database and the master key',
  }),
  DATABASE_URL: address(
    'none: embedded',
    'a PostgreSQL 15 or newer of your own, or several hosts of it, with its client’s `sslmode` and `sslrootcert`',
  ),
  DATABASE_POOL_URL: address(
    'none',
    'a pooler before it, in transaction mode, with `{schema}` where the schema’s name goes',
  ),
  MIGRATE: flag(
    true,
    'whether a start migrates; with `false` it checks that the owner of the tables has, by `npx edis migrate`',
    { value: 'false', comment: 'The owner migrates, before anything starts' },
  ),
  MASTER_KEY: setting<MasterKeys>({
    fallback: { masterKey: null, otherMasterKeys: [] },
    default: 'made in DATA_DIR',
    parse: parseMasterKeys,
    wants: 'base64 of 32 random bytes, or several separated by commas',
    says: 'base64 of 32 random bytes, or several keys separated by commas while it is changed; required with DATABASE_URL. Who loses it loses all secrets; a start with another is refused',
    secret: true,
  }),
  TRUSTED_PROXIES: setting<string[]>({
    fallback: [],
    default: 'none',
    parse: parseNetworks,
    wants: 'addresses or CIDR ranges, separated by commas',
    says: 'addresses and CIDR ranges whose X-Forwarded-For is trusted',
    example: {
      value: '',
      comment: 'Whose X-Forwarded-For tells who calls: the load balancer as the containers see it',
    },
  }),
  SECURITY_CONTACT: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: (text) => (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text) ? text : undefined),
    wants: 'an address that begins with mailto:, https: or tel:',
    says: 'where holes are reported, such as `mailto:security@…`: then each door has `/.well-known/security.txt`',
  }),
  AUTO_GRANT_PRODUCTION: flag(false, 'grants production at once to a partner whose report is complete'),
  RATE_LIMIT_PER_MINUTE: count(requestsPerMinute, [1, 10_000_000], 'a number', 'calls of a partner in one environment'),
  REQUEST_LOG_DAYS: count(30, [1, 3650], 'a number of days', 'for how many days the request log is kept'),
  SANDBOX_STEP_MS: count(
    5000,
    [10, 86_400_000],
    'milliseconds',
    'for how many milliseconds the sandbox leaves an order in each state',
  ),
  WEBHOOK_ALLOW_PRIVATE: flag(false, 'lets webhooks of development go to private addresses'),
  WEBHOOK_HOST_RATE: count(
    hostRate,
    [1, 100_000],
    'deliveries a second',
    'webhook deliveries per second from one partner to one host, for each process',
  ),
  DELIVER_WEBHOOKS: flag(true, 'whether doors deliver webhooks too, beside `npx edis worker`'),
  WORKER_PORT: setting<number | null>({
    fallback: null,
    default: 'nowhere',
    parse: parsePort,
    wants: 'a port, 1 to 65535',
    says: 'where `npx edis worker` answers `/healthz` and `/readyz`, on HOST',
  }),
  METRICS_PORT: setting<number | null>({
    fallback: null,
    default: 'nowhere',
    parse: parsePort,
    wants: 'a port, 1 to 65535',
    says: 'where any process, with or without the operations door, answers `/metrics` to whoever reaches it, without a key; never on a partners’ network',
  }),
  METRICS_HOST: setting({
    fallback: '127.0.0.1',
    parse: (text) => text,
    wants: 'a host',
    says: 'on which address METRICS_PORT is',
  }),
  SMTP_URL: setting<string | null>({
    fallback: null,
    default: 'files in DATA_DIR/mail',
    parse: parseSmtp,
    wants: 'an address that begins with smtp: or smtps:',
    says: 'the mail server, such as `smtps://user:password@mail.example.com`; without it emails are files in DATA_DIR/mail',
    secret: true,
    example: { value: '', comment: 'The mail server: smtps://user:password@host' },
  }),
  MAIL_FROM: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: (text) => (/^(?:[^<>\p{Cc}"]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(text) ? text : undefined),
    wants: 'an email address, or a name and an address in angle brackets',
    says: 'whom emails come from, such as `EDIS <no-reply@example.com>`; required with SMTP_URL',
    example: { value: '', comment: 'EDIS <no-reply@example.com>' },
  }),
  DRAIN_MS: count(
    0,
    [0, 600_000],
    'milliseconds',
    'for how many milliseconds a door that is told to stop says so at `/readyz` and still answers',
  ),
  LOG_LEVEL: setting<(typeof logLevels)[number]>({
    fallback: 'info',
    parse: (text) => logLevels.find((level) => level === text),
    wants: logLevels.join(', '),
    says: logLevels.join(', '),
  }),
}

export type SettingName = keyof typeof settingsTable
export const settingNames = Object.keys(settingsTable) as SettingName[]

/** The value of each setting. */
export type SettingValues = { [Name in SettingName]: (typeof settingsTable)[Name]['fallback'] }

function parsePort(text: string): number | undefined {
  const given = Number(text)
  return /^\d{1,5}$/.test(text) && given >= 1 && given <= 65_535 ? given : undefined
}

function parseOrigin(text: string): string | undefined {
  const url = URL.parse(text)
  const bare = url && ['http:', 'https:'].includes(url.protocol) && url.pathname === '/' && !url.search && !url.hash
  return bare && !url.username && !url.password ? url.origin : undefined
}

function parseSmtp(text: string): string | undefined {
  const url = URL.parse(text)
  return url && ['smtp:', 'smtps:'].includes(url.protocol) && url.hostname !== '' ? text : undefined
}

/** @throws {Error} whose words go on from the setting's name. */
function parseAddress(text: string): string {
  databaseAddress(text)
  return text
}

function parseMasterKeys(text: string): MasterKeys | undefined {
  const keys = text.split(',').map((key) => key.trim())
  const bytes = keys.map((key) => Buffer.from(key, 'base64'))
  const areKeys = bytes.every((key, index) => key.length === 32 && key.toString('base64') === keys[index])
  const [masterKey = null, ...otherMasterKeys] = bytes
  return areKeys ? { masterKey, otherMasterKeys } : undefined
}

function parseCount(least: number, most: number): (text: string) => number | undefined {
  return (text) => (/^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : undefined)
}

function parseNetworks(text: string): string[] | undefined {
  const networks = text.split(',').map((network) => network.trim())
  return networks.every((network) => ipaddr.isValid(network) || ipaddr.isValidCIDR(network)) ? networks : undefined
}

function parseBoolean(text: string): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined
}
