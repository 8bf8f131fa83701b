import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forbiddenArrows } from './arrows.ts'
import { lint, longestLint, type Plant, removeLinted, type Report, written } from './linted-tree.ts'
import { plantedTexts } from './planted-texts.ts'

const arrow = (says: string, file: string, bad: string, good: string): Plant => ({
  rule: 'house(arrows)',
  says,
  file,
  bad: `import { x } from '${bad}'\nx()\n`,
  good: `import { x } from '${good}'\nx()\n`,
})

const otherRules = 'a feature uses only the rules of another'
const stores = 'SQL lives in stores'
const contractAlone = 'the contract knows neither server nor application'
const portalFeatures = 'features of the portal share queries alone'
const consoleFeatures = 'features of the console share queries alone'
const lowParts = 'http, database, audit, mail and outbox know no feature'
const shared = 'session and api know no feature'
const blocks = 'the building blocks know no application'
const assembly = 'nothing imports what puts the server together'
const pure = 'rules are pure'

const arrows: Plant[] = [
  arrow(contractAlone, 'contract/src/one.ts', '../../server/src/settings.ts', './call.ts'),
  arrow(contractAlone, 'contract/src/two.ts', '@edis/portal/src/api', './portal-calls/sign-in.ts'),
  arrow(contractAlone, 'contract/src/two.test.ts', '../../portal/src/api.ts', 'vitest'),
  arrow('the contract does no I/O', 'contract/src/three.ts', 'node:fs', 'typebox'),
  arrow('the contract does no I/O', 'contract/src/four.ts', 'fastify', 'typebox/value'),
  arrow(
    'the server never meets the applications',
    'server/src/http/doors/page.ts',
    '../../../../portal/src/router.tsx',
    './door.ts',
  ),
  arrow(
    'the server never meets the applications',
    'server/src/assembly/serve.ts',
    '@edis/portal/src/api',
    '@edis/contract/calls/call',
  ),
  arrow(
    'the applications never meet the server',
    'portal/src/router.tsx',
    '../../server/src/settings.ts',
    './session.ts',
  ),
  arrow('the applications never meet the server', 'console/src/router.tsx', '../../server/src/settings.ts', './api.ts'),
  arrow('the portal never meets the console', 'portal/src/signed-in.tsx', '../../console/src/api.ts', './api.ts'),
  arrow('the console never meets the portal', 'console/src/signed-in.tsx', '../../portal/src/api.ts', './api.ts'),
  arrow('the console never meets the portal', 'console/src/main.tsx', '@edis/portal/src/api.ts', './api.ts'),
  arrow(
    'the applications never meet the server',
    'portal/src/api.ts',
    '@edis/server/src/http/door',
    '@edis/contract/calls/call',
  ),
  arrow('what ships imports no test support', 'server/src/main.js', '@edis/testing/factories.ts', './cli.ts'),
  arrow(
    lowParts,
    'server/src/http/gate/bearer.ts',
    '../../credentials/credentials.store.ts',
    '../../database/connection.ts',
  ),
  arrow(lowParts, 'server/src/http/rules.ts', '../orders/orders.ts', '../settings.ts'),
  arrow(lowParts, 'server/src/database/seed.ts', '../partners/partners.ts', './connection.ts'),
  arrow('the database knows nothing of http', 'server/src/database/a.ts', '../http/door.ts', '../settings.ts'),
  arrow(otherRules, 'server/src/orders/orders.store.ts', '../webhooks/webhooks.store.ts', '../webhooks/webhooks.ts'),
  arrow(otherRules, 'server/src/orders/orders.routes.ts', '../rates/rates.routes.ts', '../rates/rates.ts'),
  arrow(otherRules, 'server/src/rates/rates.routes.ts', '../orders/pricing.ts', './pricing.ts'),
  arrow(otherRules, 'server/src/review/verdict.ts', '../orders/rates.ts', '../orders/orders.ts'),
  arrow(assembly, 'server/src/webhooks/webhooks.routes.ts', '../assembly/serve.ts', '../settings.ts'),
  arrow(assembly, 'server/src/http/listen.ts', '../main.ts', '../log.ts'),
  arrow(pure, 'server/src/catalogue/catalogue.ts', './catalogue.store.ts', './weights.ts'),
  arrow(pure, 'server/src/regions/regions.ts', '../database/connection.ts', '@edis/contract/calls/call'),
  arrow(pure, 'server/src/sandbox/sandbox.ts', 'fastify', 'node:crypto'),
  arrow(stores, 'server/src/webhooks/sign.ts', 'drizzle-orm', '../database/connection.ts'),
  arrow(stores, 'server/src/partners/partners.routes.ts', 'drizzle-orm/pg-core', './partners.store.ts'),
  arrow(stores, 'server/src/cli.ts', 'postgres', './database/connection.ts'),
  arrow(portalFeatures, 'portal/src/dashboard/card.tsx', '../webhooks/webhook-form.tsx', '@edis/ui/controls/copy.tsx'),
  arrow(portalFeatures, 'portal/src/review/list.tsx', '../reference/page.tsx', '../webhooks/webhooks.queries.ts'),
  arrow(consoleFeatures, 'console/src/today/list.tsx', '../orders/row.tsx', '../orders/orders.queries.ts'),
  arrow(blocks, 'ui/src/controls/third.tsx', '@edis/console/src/api.ts', '@edis/contract/environment'),
  arrow(blocks, 'ui/src/controls/secret.tsx', '../../../portal/src/api.ts', './copy.tsx'),
  arrow(blocks, 'ui/src/controls/second.tsx', '@edis/portal/src/api.ts', '@edis/contract/environment'),
  arrow(shared, 'portal/src/session.ts', './sign-in/sign-in.tsx', '@edis/contract/session'),
  arrow(shared, 'console/src/api.ts', './sign-in/sign-in.tsx', '@edis/contract/environment'),
]

const everyWayToImport: Plant[] = [
  "export * from '../rates/rates.store.ts'",
  "export { x } from '../rates/rates.store.ts'",
  "import type { X } from '../rates/rates.store.ts'\nexport type Y = X",
  "import '../rates/rates.store.ts'",
  "export const load = () => import('../rates/rates.store.ts')",
].map((source, index) => ({
  rule: 'house(arrows)',
  says: otherRules,
  file: `server/src/sla/way-${index}.ts`,
  bad: `${source}\n`,
  good: `${source.replace('rates.store.ts', 'rates.ts')}\n`,
}))

const settings = (file: string, bad: string) =>
  written('house(environment)', file, bad, 'export const port = (settings: { port: number }) => settings.port\n')

const others: Plant[] = [
  settings('server/src/sla/port.ts', 'export const port = process.env.PORT\n'),
  settings('server/src/sla/port-global.ts', "export const port = globalThis.process['env'].PORT\n"),
  settings('server/src/sla/port-taken.ts', 'const { env } = process\nexport const port = env.PORT\n'),
  settings('server/src/sla/port-imported.ts', "import { env } from 'node:process'\nexport const port = env.PORT\n"),
  settings('ui/src/controls/port.ts', 'export const port = process.env.PORT\n'),
  written(
    'house(sql)',
    'server/src/sla/sla.routes.ts',
    'export const due = (sql: typeof String.raw) => sql`select 1`\n',
    'export const due = (raw: typeof String.raw) => raw`select 1`\n',
  ),
  written(
    'import(no-cycle)',
    'server/src/sla/egg.ts',
    "import { hen } from './hen.ts'\nexport const egg = (): string => hen()\n",
    "export const egg = (): string => 'egg'\n",
  ),
  written(
    'import(no-cycle)',
    'contract/src/egg-type.ts',
    "import type { Hen } from './hen-type.ts'\nexport type Egg = { from: Hen }\n",
    'export type Egg = { from: string }\n',
  ),
  written(
    'typescript(no-floating-promises)',
    'server/src/sla/floating.ts',
    'export const go = (send: () => Promise<void>) => {\n  send()\n}\n',
    'export const go = async (send: () => Promise<void>) => {\n  await send()\n}\n',
  ),
  written(
    'typescript(no-misused-promises)',
    'server/src/sla/misused.ts',
    'export const all = (ids: string[], send: (id: string) => Promise<void>) => ids.forEach(async (id) => send(id))\n',
    'export const all = (ids: string[], send: (id: string) => void) => ids.forEach((id) => send(id))\n',
  ),
  written('typescript(no-explicit-any)', 'contract/src/any.ts', 'export type A = any\n', 'export type A = unknown\n'),
  written(
    'typescript(consistent-type-imports)',
    'contract/src/type-import.ts',
    "import { Egg } from './egg-type.ts'\nexport type Nest = Egg[]\n",
    "import type { Egg } from './egg-type.ts'\nexport type Nest = Egg[]\n",
  ),
  written('import(no-default-export)', 'contract/src/default.ts', 'export default 1\n', 'export const one = 1\n'),
  written(
    'react-hooks(rules-of-hooks)',
    'ui/src/controls/hook.tsx',
    "import { useState } from 'react'\nexport const Count = ({ on }: { on: boolean }) => (on ? useState(1)[0] : 0)\n",
    "import { useState } from 'react'\nexport const Count = () => useState(1)[0]\n",
  ),
  written(
    'jsx-a11y(alt-text)',
    'ui/src/controls/picture.tsx',
    'export const Picture = () => <img src="a.svg" />\n',
    'export const Picture = () => <img src="a.svg" alt="" />\n',
  ),
  written(
    'vitest(no-focused-tests)',
    'contract/src/focused.test.ts',
    "import { expect, test } from 'vitest'\ntest.only('a', () => expect(1).toBe(1))\n",
    "import { expect, test } from 'vitest'\ntest('a', () => expect(1).toBe(1))\n",
  ),
]

/** Allowed, however it looks: written into the good tree as they are. */
const innocents: Record<string, string> = {
  'server/src/sla/hen.ts': "import { egg } from './egg.ts'\nexport const hen = (): string => egg()\n",
  'contract/src/hen-type.ts': "import type { Egg } from './egg-type.ts'\nexport type Hen = { lays: Egg }\n",
  'server/src/orders/orders.test.ts': "import { x } from '../webhooks/webhooks.store.ts'\nx(process.env.CI)\n",
  'testing/database.ts': "import postgres from 'postgres'\npostgres(process.env.DATABASE_URL)\n",
  'server/src/assembly/app.ts':
    "import { x } from '../orders/orders.routes.ts'\nimport { y } from '../orders/orders.store.ts'\nx(y)\n",
  'server/src/orders/page.store.ts': "import { sql } from 'drizzle-orm'\nexport const page = sql`select 1`\n",
  'portal/src/screens.tsx': "export const lazyPage = () => import('./dashboard/dashboard.tsx')\n",
  'portal/vite.config.ts': 'export default {}\n',
}

const plants = [...arrows, ...everyWayToImport, ...others, ...plantedTexts]
const reports = { bad: [] as Report[], good: [] as Report[] }
beforeAll(async () => {
  const filesOf = (side: 'bad' | 'good') => ({
    ...innocents,
    ...Object.fromEntries(plants.map((plant) => [plant.file, plant[side]])),
  })
  ;[reports.bad, reports.good] = await Promise.all([lint(filesOf('bad')), lint(filesOf('good'))])
}, longestLint)
afterAll(removeLinted)

describe('a planted violation is caught', () => {
  test.each(plants)('$rule $says in $file', ({ rule, says, file }) => {
    const found = reports.bad.filter((report) => report.filename === file && report.code === rule)
    expect(found.map((report) => report.message).join('\n')).toContain(says)
    expect(found).not.toEqual([])
  })

  test('every arrow is planted at least once', () => {
    const planted = forbiddenArrows.filter(({ name }) => arrows.some(({ says }) => name.startsWith(says)))
    expect(planted).toEqual([...forbiddenArrows])
  })
})

test('the clean counterparts are reported by nothing', () => {
  expect(reports.good.map(({ filename, code, message }) => `${filename} ${code} ${message}`)).toEqual([])
})
