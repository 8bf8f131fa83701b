import ipaddr from 'ipaddr.js'
import { givenText } from './secret-files.ts'
import type { Setting } from './setting-kinds.ts'
import { settingsTable, type SettingValues } from './settings-table.ts'

export const doorNames = ['portal', 'development', 'production', 'operations'] as const
export type DoorName = (typeof doorNames)[number]

/** What the operator has set, as the program takes it: settings-table.ts says what each is. */
export type Settings = ReturnType<typeof settingsOf>

const settingsOf = (values: SettingValues) => ({
  host: values.HOST,
  ports: {
    portal: values.PORT,
    development: values.DEVELOPMENT_PORT,
    production: values.PRODUCTION_PORT,
    operations: values.OPERATIONS_PORT,
  },
  /** Origins as browsers, partners and the provider’s systems reach them, without a slash at the end. */
  urls: {
    portal: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    development: values.DEVELOPMENT_URL ?? `http://localhost:${values.DEVELOPMENT_PORT}`,
    production: values.PRODUCTION_URL ?? `http://localhost:${values.PRODUCTION_PORT}`,
    operations: values.OPERATIONS_URL ?? `http://localhost:${values.OPERATIONS_PORT}`,
  },
  dataDir: values.DATA_DIR,
  /** null: the embedded PostgreSQL in dataDir. */
  databaseUrl: values.DATABASE_URL,
  databasePoolUrl: values.DATABASE_POOL_URL,
  migrate: values.MIGRATE,
  /** `masterKey` is null when one is to be made and kept in dataDir; always given with databaseUrl. */
  ...values.MASTER_KEY,
  trustedProxies: values.TRUSTED_PROXIES,
  securityContact: values.SECURITY_CONTACT,
  autoGrantProduction: values.AUTO_GRANT_PRODUCTION,
  rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE,
  orderPersonalDays: values.ORDER_PERSONAL_DAYS,
  /** null: for ever. */
  orderKeepDays: values.ORDER_KEEP_DAYS,
  orderArchive: values.ORDER_ARCHIVE ?? null,
  requestLogDays: values.REQUEST_LOG_DAYS,
  sandboxStepMs: values.SANDBOX_STEP_MS,
  webhookAllowPrivate: values.WEBHOOK_ALLOW_PRIVATE,
  webhookHostRate: values.WEBHOOK_HOST_RATE,
  deliverWebhooks: values.DELIVER_WEBHOOKS,
  workerPort: values.WORKER_PORT,
  metricsHost: values.METRICS_HOST,
  metricsPort: values.METRICS_PORT,
  /** null: emails are files in dataDir. */
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  /** null, all three: staff sign in with a password alone. */
  oidcIssuer: values.OIDC_ISSUER,
  oidcClientId: values.OIDC_CLIENT_ID,
  oidcClientSecret: values.OIDC_CLIENT_SECRET,
  oidcTrustEmails: values.OIDC_TRUST_EMAILS,
  drainMs: values.DRAIN_MS,
  logLevel: values.LOG_LEVEL,
})

/** Names every setting that is wrong, so that one start shows them all. */
export class SettingsInvalid extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(`Invalid settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.name = 'SettingsInvalid'
    this.problems = problems
  }
}

/** Settings that are gone, each with what replaces it. */
const replaced: Readonly<Record<string, string>> = {
  OPERATOR_KEY:
    'was removed. Give each of your systems its own key with `edis key add --name … --environment … --scopes …`, point them to the operations API, and remove OPERATOR_KEY',
}

/** Of a start: refuses settings that are gone, too, so that nobody goes on believing in them. @throws {SettingsInvalid} */
export function parseStartSettings(environment: Record<string, string | undefined>): Settings {
  const gone = Object.entries(replaced).flatMap(([name, words]) =>
    [name, `${name}_FILE`].some((given) => environment[given]?.trim()) ? [`${name} ${words}`] : [],
  )
  return parseSettings(environment, gone)
}

/** @throws {SettingsInvalid} that names what is wrong, after what is `known` to be. */
export function parseSettings(
  environment: Record<string, string | undefined>,
  known: readonly string[] = [],
): Settings {
  const problems = [...known]
  const read = ([name, { fallback, parse, wants, secret }]: [string, Setting<unknown>]): [string, unknown] => {
    try {
      const given = givenText(environment, name, secret)
      if (given === '') return [name, fallback]
      const value = parse(given)
      if (value !== undefined) return [name, value]
      problems.push(`${name} must be ${wants}`)
    } catch (error) {
      problems.push(`${name} ${error instanceof Error ? error.message : 'is invalid'}`)
    }
    return [name, fallback]
  }
  // Each entry is read by the parser of its own name.
  const settings = settingsOf(Object.fromEntries(Object.entries(settingsTable).map(read)) as SettingValues)
  problems.push(...disagreements(settings))
  if (problems.length > 0) throw new SettingsInvalid(problems)
  return settings
}

function disagreements(settings: Settings): string[] {
  const { ports, metricsPort, workerPort, databaseUrl, databasePoolUrl, masterKey, orderKeepDays } = settings
  const rules: [boolean, string][] = [
    [
      new Set(Object.values(ports)).size === doorNames.length,
      'PORT, DEVELOPMENT_PORT, PRODUCTION_PORT and OPERATIONS_PORT must differ',
    ],
    [
      metricsPort === null || ![...Object.values(ports), workerPort].includes(metricsPort),
      'METRICS_PORT must differ from WORKER_PORT and from the ports of the hosts',
    ],
    [!databaseUrl || masterKey !== null, 'MASTER_KEY is required with DATABASE_URL'],
    [settings.smtpUrl === null || settings.mailFrom !== null, 'MAIL_FROM is required with SMTP_URL'],
    [
      new Set([settings.oidcIssuer, settings.oidcClientId, settings.oidcClientSecret].map((value) => value === null))
        .size === 1,
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together',
    ],
    [orderKeepDays === null || settings.orderArchive !== null, 'ORDER_ARCHIVE is required with ORDER_KEEP_DAYS'],
    [
      orderKeepDays === null || orderKeepDays >= settings.requestLogDays,
      'ORDER_KEEP_DAYS must be at least REQUEST_LOG_DAYS: requests and webhook deliveries refer to orders',
    ],
    [
      !databasePoolUrl || databasePoolUrl.includes('{schema}'),
      'DATABASE_POOL_URL must contain {schema} in place of the schema name',
    ],
    [
      !databasePoolUrl || databaseUrl !== null,
      'DATABASE_URL is required with DATABASE_POOL_URL: migrations and webhook deliveries bypass the pooler',
    ],
  ]
  return rules.filter(([holds]) => !holds).map(([, words]) => words)
}

/** Whether only this machine can reach the doors. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || (ipaddr.isValid(host) && ipaddr.process(host).range() === 'loopback')
