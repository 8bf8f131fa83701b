import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { crossingFunctions, referenceTables, spreadTables } from './statements.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const page = read('docs/distributed.md')

test('every table of an environment is either spread or whole on each machine', () => {
  const migrations = globSync('server/src/database/migrations/environment/*.sql', { cwd: root }).map(read).join('\n')
  const created = [...migrations.matchAll(/create (?:unlogged )?table "?(\w+)/gi)].map(([, name]) => String(name))
  expect(created.toSorted()).toEqual([...spreadTables, ...referenceTables].toSorted())
  expect(page).toContain(`| ${spreadTables.join(', ')} |`)
  expect(page).toContain(`| ${referenceTables.join(', ')} `)
})

test('the statements that ask every shard are those that the page on distribution names', () => {
  const stores = globSync('server/src/**/*.store.ts', { cwd: root })
  const crossing = stores.flatMap((path) =>
    crossingFunctions(read(path)).map((name) => `${path.slice('server/src/'.length)} ${name}`),
  )
  const named = [...page.matchAll(/^\| (\S+\.store\.ts) +\| ([^|]+?) +\|/gm)].flatMap(([, store, names = '']) =>
    names.split(', ').map((name) => `${store} ${name}`),
  )
  expect(named.toSorted()).toEqual(crossing.toSorted())
})

const inStore = (statement: string) => `export function things({ $client: sql }: Database) {
  return {
    async some(id: string) {
      return ${statement}
    },
  }
}`

test.each([
  'sql`select id from orders where id = ${id}`',
  'sql`select 1 from order_events join orders on orders.id = order_id where ${sql`x = ${id}`}`',
  'sql`update webhooks set url = ${id} where id = ${id}`',
  'sql`delete from deliveries where id < ${id}`',
  'sql`select id from orders where id = ${id} and (${null}::text is null or partner_id = ${id})`',
  'sql`insert into replays (id, partner_id) select id, partner_id from webhooks where id = ${id}`',
  'database.select().from(tokens).where(eq(tokens.accessHash, id))',
  'database\n.update(webhooks)\n.set({ partnerId: webhooks.partnerId })\n.where(eq(webhooks.id, id))',
])('%s asks every shard', (statement) => {
  expect(crossingFunctions(inStore(statement))).toEqual(['some'])
})

test.each([
  'sql`select id from orders where id = ${id} and partner_id = ${id}`',
  'sql`insert into replays (id, partner_id) values (${id}, ${id})`',
  'sql`select code from couriers`',
  'database.select().from(tokens).where(and(eq(tokens.partnerId, id), eq(tokens.id, id)))',
])('%s stays with its partner', (statement) => {
  expect(crossingFunctions(inStore(statement))).toEqual([])
})
