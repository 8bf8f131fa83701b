import { readFileSync } from 'node:fs'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import postgres from 'postgres'
import { createTestDatabase } from '@edis/testing/database.ts'

const folder = new URL('./environment/', import.meta.url)

/** A database whose development is as the versions before a migration left it. `sql`: as their owner, with it as search_path. */
export async function databaseBefore(migration: string): Promise<{ url: string; sql: postgres.Sql }> {
  const { url } = await createTestDatabase()
  const sql = postgres(url, { max: 2, connection: { search_path: 'development' }, onnotice: () => {} })
  const { entries } = JSON.parse(readFileSync(new URL('meta/_journal.json', folder), 'utf8')) as {
    entries: { tag: string }[]
  }
  const first = entries.findIndex(({ tag }) => tag.slice(5) === migration)
  if (first < 0) throw new Error(`There is no migration ${migration}`)
  await sql.unsafe(`drop schema development cascade; create schema development;
    create table migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({
    migrationsFolder: folder.pathname,
  }).slice(0, first)) {
    await sql.begin(async (transaction) => {
      for (const statement of statements) await transaction.unsafe(statement)
    })
    await sql`insert into migrations (hash, created_at) values (${hash}, ${folderMillis})`
  }
  return { url, sql }
}
