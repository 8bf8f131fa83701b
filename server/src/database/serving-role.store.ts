import type { Sql } from 'postgres'
import type { Environment } from '@edis/contract/environment'

/** A role that doors and workers use, and the environments that it may reach. */
export type ServingRole = { role: string; environments: readonly Environment[] }

const rights = [
  ['select, insert, update, delete', 'tables'],
  ['usage', 'sequences'],
  ['execute', 'functions'],
] as const
/** What nothing but migrations and the operator changes. */
const withheld = {
  accounts: [
    'insert, update, delete on accounts.migrations',
    'update, delete on accounts.master_key_fingerprints',
    'delete on accounts.partners',
    'update, delete on accounts.audit_log',
    'update, delete on accounts.operations_keys',
  ],
  development: environmentsOwn('development'),
  production: environmentsOwn('production'),
}

/** What of it doors write all the same: a key is made and revoked in the console, and never becomes another. */
const useAndEnd = 'update (last_used_at, revoked_at) on accounts.operations_keys'

function environmentsOwn(schema: Environment): string[] {
  return [
    `insert, update, delete on ${schema}.migrations`,
    `delete on ${schema}.orders, ${schema}.order_events`,
    `update, delete on ${schema}.order_archives, ${schema}.archived_orders`,
  ]
}

/**
 * Lets the role serve: read and write rows, in the tables that are there and in those that this owner makes later. What
 * it could do in the other environment is taken back. Whoever runs it owns the tables.
 *
 * @throws {Error} when there is no such role, or when it may do more than serve.
 */
export async function grantServing(sql: Sql, { role, environments }: ServingRole): Promise<void> {
  const [found] = await sql<{ mayMore: boolean }[]>`
    select rolsuper or rolcreaterole or pg_has_role(rolname, current_user, 'member') as "mayMore"
    from pg_roles where rolname = ${role}`
  const name = `"${role.replaceAll('"', '""')}"`
  if (!found) throw new Error(`There is no role ${role}. Create it first: create role ${name} login password '…'`)
  if (found.mayMore) throw new Error(`The role ${role} owns the tables or can become their owner. Choose another role`)
  await sql.begin(async (transaction) => {
    for (const schema of ['accounts', 'development', 'production'] as const) {
      const serves = schema === 'accounts' || environments.includes(schema)
      const [verb, to] = serves ? ['grant', 'to'] : ['revoke', 'from']
      await transaction.unsafe(`${verb} usage on schema ${schema} ${to} ${name}`)
      for (const [right, kind] of rights) {
        await transaction.unsafe(`${verb} ${right} on all ${kind} in schema ${schema} ${to} ${name}`)
        await transaction.unsafe(
          `alter default privileges in schema ${schema} ${verb} ${right} on ${kind} ${to} ${name}`,
        )
      }
      for (const right of withheld[schema]) await transaction.unsafe(`revoke ${right} from ${name}`)
      if (schema === 'accounts') await transaction.unsafe(`grant ${useAndEnd} to ${name}`)
    }
  })
}
