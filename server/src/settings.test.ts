import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageMarkdown } from '@edis/contract/reference/llms'
import { hostRate } from '@edis/contract/webhooks/deliveries'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isLoopback, parseSettings, parseStartSettings, SettingsInvalid } from './settings.ts'
import { settingNames, settingsTable } from './settings-table.ts'

const masterKey = Buffer.alloc(32).toString('base64')

test('the defaults are a start on this machine alone', () => {
  expect(parseSettings({})).toEqual({
    host: '127.0.0.1',
    ports: { portal: 4000, development: 4001, production: 4002, operations: 4003 },
    urls: {
      portal: 'http://localhost:4000',
      development: 'http://localhost:4001',
      production: 'http://localhost:4002',
      operations: 'http://localhost:4003',
    },
    dataDir: '.data',
    databaseUrl: null,
    databasePoolUrl: null,
    masterKey: null,
    otherMasterKeys: [],
    trustedProxies: [],
    rateLimitPerMinute: 3000,
    orderPersonalDays: 365,
    orderKeepDays: null,
    orderArchive: null,
    requestLogDays: 30,
    sandboxStepMs: 5000,
    migrate: true,
    securityContact: null,
    autoGrantProduction: false,
    webhookAllowPrivate: false,
    webhookHostRate: hostRate,
    deliverWebhooks: true,
    smtpUrl: null,
    mailFrom: null,
    oidcIssuer: null,
    oidcClientId: null,
    oidcClientSecret: null,
    oidcTrustEmails: false,
    drainMs: 0,
    workerPort: null,
    metricsHost: '127.0.0.1',
    metricsPort: null,
    logLevel: 'info',
  })
})

test('the addresses follow the ports until they are set', () => {
  const { urls } = parseSettings({ PORT: '5000', DEVELOPMENT_URL: 'https://dev-api.edis.example/' })
  expect(urls).toMatchObject({ portal: 'http://localhost:5000', development: 'https://dev-api.edis.example' })
})

test('every wrong setting is named at once', () => {
  const wrong = {
    PORT: 'x',
    DEVELOPMENT_PORT: '0',
    PRODUCTION_PORT: '65536',
    OPERATIONS_PORT: '-1',
    PORTAL_URL: 'localhost',
    DEVELOPMENT_URL: 'https://a.example/path',
    PRODUCTION_URL: 'https://user:secret@a.example',
    OPERATIONS_URL: 'operations',
    DATABASE_URL: 'mysql://db',
    DATABASE_POOL_URL: 'postgres://pooler:0/{schema}',
    MASTER_KEY: 'too-short',
    TRUSTED_PROXIES: '10.0.0.0/8, nonsense',
    RATE_LIMIT_PER_MINUTE: '0',
    ORDER_KEEP_DAYS: '179',
    ORDER_ARCHIVE: 'archive',
    REQUEST_LOG_DAYS: '1.5',
    SANDBOX_STEP_MS: '1',
    WEBHOOK_ALLOW_PRIVATE: 'yes',
    WEBHOOK_HOST_RATE: '0',
    DELIVER_WEBHOOKS: 'no',
    METRICS_PORT: 'no',
    OIDC_ISSUER: 'http://sign-in.example',
    DRAIN_MS: '-1',
    LOG_LEVEL: 'loud',
  }
  expect.assertions(1)
  try {
    parseSettings(wrong)
  } catch (error) {
    const problems = error instanceof SettingsInvalid ? error.problems : []
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(Object.keys(wrong))
  }
})

test.each([
  [{ DATABASE_URL: 'postgres://db/edis' }, 'MASTER_KEY is required with DATABASE_URL'],
  [
    { DATABASE_URL: 'postgres://db/edis', MASTER_KEY: masterKey, DATABASE_POOL_URL: 'postgres://pooler/edis' },
    'DATABASE_POOL_URL must contain {schema}',
  ],
  [{ ORDER_KEEP_DAYS: '400' }, 'ORDER_ARCHIVE is required with ORDER_KEEP_DAYS'],
  [
    { ORDER_KEEP_DAYS: '200', ORDER_ARCHIVE: '/archive', REQUEST_LOG_DAYS: '201' },
    'ORDER_KEEP_DAYS must be at least REQUEST_LOG_DAYS',
  ],
  [{ METRICS_PORT: '4001' }, 'METRICS_PORT must differ'],
  [
    { OIDC_ISSUER: 'https://sign-in.example' },
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together',
  ],
  [{ METRICS_PORT: '9464', WORKER_PORT: '9464' }, 'METRICS_PORT must differ'],
  [{ DATABASE_POOL_URL: 'postgres://pooler/edis_{schema}' }, 'DATABASE_URL is required with DATABASE_POOL_URL'],
  [
    { PORT: '5000', PRODUCTION_PORT: '5000' },
    'PORT, DEVELOPMENT_PORT, PRODUCTION_PORT and OPERATIONS_PORT must differ',
  ],
])('settings that do not go together are named', (given, problem) => {
  expect(() => parseSettings(given)).toThrow(problem)
})

test('a start with OPERATOR_KEY says what replaces it, beside all else that is wrong; other commands go on', () => {
  const left = { OPERATOR_KEY: 'operator-key-of-long-ago-0123456789' }
  expect(() => parseStartSettings({ ...left, PORT: 'x' })).toThrow(
    /OPERATOR_KEY was removed\. [^\n]*`edis key add [^\n]*\n {2}PORT must be/,
  )
  expect(parseSettings(left)).toEqual(parseStartSettings({ OPERATOR_KEY: ' ' }))
})

test('a setting’s value is never in the complaint, for it may be a secret', () => {
  for (const name of settingNames)
    try {
      parseSettings({ [name]: 'wrong-s3cret-value' })
    } catch (error) {
      expect(String(error)).not.toContain('s3cret')
    }
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['127.9.9.9', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.4', false],
  ['edis.example', false],
])('%s is loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

test('several master keys may be given while one takes the place of another', () => {
  const next = Buffer.alloc(32, 1)
  const { masterKey: present, otherMasterKeys } = parseSettings({
    MASTER_KEY: `${next.toString('base64')}, ${masterKey}`,
  })
  expect(present).toEqual(next)
  expect(otherMasterKeys).toEqual([Buffer.alloc(32)])
  expect(() => parseSettings({ MASTER_KEY: `${masterKey},short` })).toThrow('MASTER_KEY must be')
})

describe('a secret may be a file', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edis-secrets-'))
  })
  afterAll(() => rm(folder, { recursive: true }))
  const fileWith = async (text: string) => {
    const file = join(folder, randomUUID())
    await writeFile(file, text)
    return file
  }

  test('that NAME_FILE names, with a line’s end or without', async () => {
    const read = parseSettings({
      DATABASE_URL_FILE: await fileWith('postgres://db/edis\n'),
      MASTER_KEY_FILE: await fileWith(` ${masterKey}`),
    })
    expect(read).toMatchObject({ databaseUrl: 'postgres://db/edis', masterKey: Buffer.alloc(32) })
  })

  test('and not its variable too, nor a file that is missing, empty or no secret', async () => {
    const file = await fileWith(masterKey)
    const missing = join(folder, 'missing')
    const problem = (name: string, words: string) => [`${name} ${words}`]
    const problemsOf = (given: Record<string, string>) => {
      try {
        return parseSettings(given)
      } catch (error) {
        return error instanceof SettingsInvalid && error.problems
      }
    }
    expect(problemsOf({ MASTER_KEY: masterKey, MASTER_KEY_FILE: file })).toEqual(
      problem('MASTER_KEY', 'and MASTER_KEY_FILE are both set: keep one'),
    )
    for (const [given, words] of [
      [missing, "has a _FILE that can't be read: ENOENT"],
      [folder, "has a _FILE that can't be read: EISDIR"],
      [await fileWith(' \n'), 'has a _FILE that is empty'],
      [await fileWith('x'.repeat(16_385)), 'has a _FILE that is too long for a secret'],
      [await fileWith('wrong-s3cret-value'), 'must be base64 of 32 random bytes, or several separated by commas'],
    ] as const)
      expect(problemsOf({ MASTER_KEY_FILE: given })).toEqual(problem('MASTER_KEY', words))
  })

  test('and every setting that is one may', async () => {
    const secrets = settingNames.filter((name) => /KEY|DATABASE|SECRET|PASSWORD|SMTP_URL/.test(name))
    expect(secrets.filter((name) => !('secret' in settingsTable[name]))).toEqual([])
    const file = await fileWith('wrong-s3cret-value')
    for (const name of secrets) expect(() => parseSettings({ [`${name}_FILE`]: file })).toThrow(`${name} `)
    expect(parseSettings({ PORT_FILE: file }).ports.portal).toBe(4000)
  })
})

test('the webhook page states the default rate, and that it is a setting of each process', () => {
  expect(pageMarkdown('webhook', 'https://edis.test')).toContain(
    `by default ${parseSettings({}).webhookHostRate} per sending process`,
  )
})

describe('where archived orders go', () => {
  const archive = (text: string) => parseSettings({ ORDER_ARCHIVE: text }).orderArchive

  test('is a folder, or a bucket with its key', () => {
    expect(archive('/srv/edis-archive')).toEqual({ folder: '/srv/edis-archive' })
    expect(archive('s3://KEY:a%2Fb%2Bc@s3.ap-southeast-3.amazonaws.com/edis/orders/?region=ap-southeast-3')).toEqual({
      origin: 'https://s3.ap-southeast-3.amazonaws.com',
      path: '/edis/orders',
      keyId: 'KEY',
      secret: 'a/b+c',
      region: 'ap-southeast-3',
    })
    expect(archive('s3+http://KEY:secret@127.0.0.1:9000/edis')).toMatchObject({ origin: 'http://127.0.0.1:9000' })
  })

  test.each([
    'archive',
    's3://bucket',
    's3://KEY@host/bucket',
    's3://KEY:secret@host',
    'https://KEY:s@host/b',
    's3://K:s@host/a b',
  ])('is not %s', (text) => {
    expect(() => archive(text)).toThrow('ORDER_ARCHIVE must be an absolute path, or s3://')
  })
})
