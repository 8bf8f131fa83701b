import { requestsPerMinute } from '@edis/contract/limits'
import { hostRate } from '@edis/contract/webhooks/deliveries'
import { address, count, flag, origin, port, setting } from './setting-kinds.ts'
import {
  type MasterKeys,
  parseArchive,
  parseCount,
  parseIssuer,
  parseMasterKeys,
  parseNetworks,
  parsePort,
  parseSmtp,
} from './setting-parsers.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export const settingsTable = {
  PORT: port(4000, 'port of the portal'),
  DEVELOPMENT_PORT: port(4001, 'port of the development API'),
  PRODUCTION_PORT: port(4002, 'port of the production API'),
  OPERATIONS_PORT: port(4003, 'port of the operations API'),
  HOST: setting({ fallback: '127.0.0.1', parse: (text) => text, wants: 'a host', says: 'address to listen on' }),
  PORTAL_URL: origin('public origin of the portal', 'http://localhost:4000'),
  DEVELOPMENT_URL: origin('public origin of the development API', 'http://localhost:4001'),
  PRODUCTION_URL: origin('public origin of the production API', 'http://localhost:4002'),
  OPERATIONS_URL: origin(
    'origin of the operations API in your own network; do not expose it to partners',
    'http://localhost:4003',
  ),
  DATA_DIR: setting({
    fallback: '.data',
    parse: (text) => text,
    wants: 'a folder',
    says: 'folder of the embedded database and the master key',
  }),
  DATABASE_URL: address(
    'none: embedded',
    'your own PostgreSQL 15 or later, with one or more hosts; supports `sslmode` and `sslrootcert`',
  ),
  DATABASE_POOL_URL: address(
    'none',
    'a pooler in transaction mode in front of it, with `{schema}` in place of the schema name',
  ),
  MIGRATE: flag(true, 'migrates at start; `false` only checks that the table owner has run `npx edis migrate`', {
    value: 'false',
    comment: 'The table owner migrates before anything starts',
  }),
  MASTER_KEY: setting<MasterKeys>({
    fallback: { masterKey: null, otherMasterKeys: [] },
    default: 'made in DATA_DIR',
    parse: parseMasterKeys,
    wants: 'base64 of 32 random bytes, or several separated by commas',
    says: 'base64 of 32 random bytes; several keys separated by commas during a rotation. Required with DATABASE_URL. If it is lost, all secrets are lost; starting with a different key fails',
    secret: true,
  }),
  TRUSTED_PROXIES: setting<string[]>({
    fallback: [],
    default: 'none',
    parse: parseNetworks,
    wants: 'addresses or CIDR ranges, separated by commas',
    says: 'addresses and CIDR ranges whose `X-Forwarded-For` is trusted',
    example: {
      value: '',
      comment: 'Addresses whose X-Forwarded-For is trusted: the load balancer, as the containers see it',
    },
  }),
  SECURITY_CONTACT: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: (text) => (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/.test(text) ? text : undefined),
    wants: 'an address that begins with mailto:, https: or tel:',
    says: 'contact for vulnerability reports, such as `mailto:security@…`; published as `/.well-known/security.txt` on every host',
  }),
  AUTO_GRANT_PRODUCTION: flag(false, 'grants production access as soon as a partner’s report is complete'),
  RATE_LIMIT_PER_MINUTE: count(
    requestsPerMinute,
    [1, 10_000_000],
    'a number',
    'requests per minute for each partner and environment',
  ),
  ORDER_PERSONAL_DAYS: count(
    365,
    [1, 36_500],
    'a number of days',
    'how many days after delivery or another final status orders keep their recipient’s personal data',
  ),
  ORDER_KEEP_DAYS: setting<number | null>({
    fallback: null,
    default: 'forever',
    parse: parseCount(180, 36_500),
    wants: 'a number of days from 180 to 36500',
    says: 'how many days after their last change delivered, cancelled and other final orders stay in the database before they are archived; at least REQUEST_LOG_DAYS, and requires ORDER_ARCHIVE',
  }),
  ORDER_ARCHIVE: setting<ReturnType<typeof parseArchive> | null>({
    fallback: null,
    default: 'none',
    parse: parseArchive,
    wants: 'an absolute path, or s3://KEY_ID:SECRET@HOST/BUCKET',
    says: 'where archived orders go: an existing folder, the same for all processes, or S3-compatible storage, `s3://KEY_ID:SECRET@HOST/BUCKET/PREFIX?region=REGION`, percent-encoded',
    secret: true,
  }),
  REQUEST_LOG_DAYS: count(30, [1, 3650], 'a number of days', 'how long requests stay in the log, in days'),
  SANDBOX_STEP_MS: count(
    5000,
    [10, 86_400_000],
    'milliseconds',
    'time between two steps of a sandbox order, in milliseconds',
  ),
  WEBHOOK_ALLOW_PRIVATE: flag(false, 'allows development webhooks to private addresses'),
  WEBHOOK_HOST_RATE: count(
    hostRate,
    [1, 100_000],
    'webhook deliveries per second',
    'webhook deliveries per second from one partner to one host, per process',
  ),
  DELIVER_WEBHOOKS: flag(true, 'delivers webhooks in this process too, in addition to `npx edis worker`'),
  WORKER_PORT: setting<number | null>({
    fallback: null,
    default: 'off',
    parse: parsePort,
    wants: 'a port, 1 to 65535',
    says: 'port where `npx edis worker` serves `/healthz` and `/readyz`, on HOST',
  }),
  METRICS_PORT: setting<number | null>({
    fallback: null,
    default: 'off',
    parse: parsePort,
    wants: 'a port, 1 to 65535',
    says: 'port where this process serves `/metrics` without a key; do not expose it to partners',
  }),
  METRICS_HOST: setting({
    fallback: '127.0.0.1',
    parse: (text) => text,
    wants: 'a host',
    says: 'address of METRICS_PORT',
  }),
  SMTP_URL: setting<string | null>({
    fallback: null,
    default: 'files in DATA_DIR/mail',
    parse: parseSmtp,
    wants: 'an address that begins with smtp: or smtps:',
    says: 'mail server, such as `smtps://user:password@mail.example.com`; without it, emails are written to DATA_DIR/mail',
    secret: true,
    example: { value: '', comment: 'The mail server: smtps://user:password@host' },
  }),
  MAIL_FROM: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: (text) => (/^(?:[^<>\p{Cc}"]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u.test(text) ? text : undefined),
    wants: 'an email address, or a name and an address in angle brackets',
    says: 'sender of emails, such as `EDIS <no-reply@example.com>`; required with SMTP_URL',
    example: { value: '', comment: 'EDIS <no-reply@example.com>' },
  }),
  OIDC_ISSUER: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: parseIssuer,
    wants: 'an https address, or an http one of this machine',
    says: 'your own sign-in for the console by OpenID Connect: the issuer’s address; register OPERATIONS_URL with `/console/oidc/callback` there. Set together with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET',
  }),
  OIDC_CLIENT_ID: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: (text) => text,
    wants: 'a text',
    says: 'client ID of the console at that issuer',
  }),
  OIDC_CLIENT_SECRET: setting<string | null>({
    fallback: null,
    default: 'none',
    parse: (text) => text,
    wants: 'a text',
    says: 'its client secret',
    secret: true,
  }),
  OIDC_TRUST_EMAILS: flag(
    false,
    'accepts emails about which the issuer says nothing in `email_verified`, for an issuer that never says it; an email that it calls unverified is always refused',
  ),
  DRAIN_MS: count(
    0,
    [0, 600_000],
    'milliseconds',
    'how long a process keeps serving after SIGTERM while `/readyz` reports that it is stopping, in milliseconds',
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
