import type { Environment } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import { json } from '../database/json-parameter.ts'
import { inTransaction } from '../database/transaction.ts'
import { mailPartner } from '../mail/mail.store.ts'
import { newAddress } from '../mail/templates/new-address.ts'
import type { AddressUse } from './seen-addresses.ts'

/** Of one partner; a cloud that goes out by another address each day fills no table. */
const maxKept = 1_000
/** Of one partner in an environment and a day. */
const maxMails = 3

/**
 * Keeps from where partners call, and tells each of an address that is new. Nobody is told of a partner's first one, nor of
 * those of a partner that has said from where it calls.
 */
export const addSeenAddresses = (
  database: Database,
  environment: Environment,
  uses: readonly AddressUse[],
  now: Date,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const fresh = await transaction<(AddressUse & { tells: boolean })[]>`
      insert into seen_addresses (partner_id, address, first_at)
      select distinct "partnerId", address, ${now}::timestamptz
      from jsonb_to_recordset(${json(uses)}::text::jsonb) as used ("partnerId" text, address text)
      where (select count(*) from seen_addresses seen where seen.partner_id = "partnerId") < ${maxKept}
      on conflict do nothing
      returning partner_id as "partnerId", address,
        exists (select 1 from seen_addresses seen where seen.partner_id = seen_addresses.partner_id)
        and not exists (select 1 from allowed_ips own where own.partner_id = seen_addresses.partner_id) as tells`
    for (const { partnerId, address } of fresh.filter(({ tells }) => tells)) {
      const told = { environment, address, at: now.toISOString() }
      await mailPartner(transaction, partnerId, newAddress, told, { once: `${environment} ${address}`, aDay: maxMails })
    }
  })
