import type postgres from 'postgres'
import { newId } from '../server/src/database/id.ts'
import type { Vault } from '../server/src/database/vault.ts'
import { newWebhookSecret, webhookSealContext } from '../server/src/webhooks/webhooks.ts'

/** A partner that nobody can sign in as. */
export async function insertPartner(sql: postgres.Sql, id = newId('prt')): Promise<string> {
  await sql`insert into accounts.partners (id, email, name, password_hash, created_at)
    values (${id}, ${`${id}@edis.test`}, 'Toko', 'x', now())`
  return id
}

/** A webhook of development for every event. `sql`: with development as its search_path. */
export async function insertWebhook(
  sql: postgres.Sql,
  vault: Vault,
  { partnerId, url, secret = newWebhookSecret() }: { partnerId: string; url: string; secret?: string },
): Promise<string> {
  const id = newId('whk')
  const sealed = vault.seal(secret, webhookSealContext('development', id))
  await sql`insert into webhooks (id, partner_id, event, url, secret_sealed, created_at)
    values (${id}, ${partnerId}, '*', ${url}, ${sealed}, now())`
  return id
}
