import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { breakingStatements } from './migrations.ts'

const root = join(import.meta.dirname, '..')
const migrations = globSync('server/src/database/migrations/*/*.sql', { cwd: root })

test.each([
  'drop table orders',
  'DROP TABLE "development"."orders" CASCADE',
  'alter table "orders" drop column "note"',
  'alter table orders drop note',
  'alter table "orders" rename column "note" to "remark"',
  'alter table orders rename to parcels',
  'alter table "orders" alter column "note" set not null',
  'alter table "orders" alter column "note" drop default',
  'alter table "orders" alter column "qty" set data type bigint',
  'alter table orders alter qty type bigint',
  'alter table "orders" add column "channel" text not null',
  'alter table "orders" add constraint "short" check (length(note) < 10)',
  'alter table "orders" add constraint "one" unique ("note")',
  'create unique index "one" on "orders" ("note")',
  'truncate orders',
])('%s breaks what still runs', (statement) => {
  expect(breakingStatements(`${statement};`)).toEqual([statement])
  expect(breakingStatements(`select 1;--> statement-breakpoint\n${statement};\n`)).toEqual([statement])
  expect(breakingStatements(`-- contract: nothing has read it since 1.4\n${statement};`)).toEqual([])
  expect(breakingStatements(`-- contract:\n${statement};`)).toHaveLength(1)
})

test.each([
  'alter table "orders" add column "channel" text',
  `alter table "orders" add column "channel" text default 'shop' not null`,
  'alter table "orders" alter column "note" drop not null',
  'alter table "orders" add constraint "short" check (length(note) < 10) not valid',
  'alter table "orders" drop constraint "short"',
  'create table "parcels" ("id" text primary key not null)',
  'create index "orders_note" on "orders" ("note")',
  'drop index "orders_note"',
  'create table "parcels" ("id" text);\nalter table "parcels" add constraint "one" unique ("id")',
])('%s breaks nothing', (statement) => {
  expect(breakingStatements(`${statement};`)).toEqual([])
})

test('no migration breaks the version before it', () => {
  expect(migrations.length).toBeGreaterThan(8)
  const broken = migrations.flatMap((file) =>
    breakingStatements(readFileSync(join(root, file), 'utf8')).map((statement) => `${file}: ${statement}`),
  )
  expect(broken).toEqual([])
})
