import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { revealRecipient } from '@edis/contract/console/orders'
import {
  confirmStaffAuthenticator,
  removeStaffAuthenticator,
  renewStaffRecoveryCodes,
} from '@edis/contract/console/second-factor'
import { replayWebhook } from '@edis/contract/console/webhooks'
import type { AuditAction } from '@edis/contract/audit/audit-actions'
import type { StaffRole } from '@edis/contract/staff-roles'
import { openTestConsole } from '../people/console.ts'
import type { Change, Desk } from './audited-systems.ts'

let made = 0

/** A change of the console, made by somebody of the role who has a recovery code. */
const by = (
  role: StaffRole,
  writes: AuditAction[],
  make: (made: {
    desk: Desk
    code: string
    act: <C extends Call>(call: C, fields: RequestOf<C>) => Promise<DataOf<C>>
  }) => Promise<unknown>,
): Change => ({
  writes,
  async make(desk) {
    const { ask, newStaff, signIn, enrol } = openTestConsole(desk.app)
    const session = await signIn(await newStaff(role))
    const { codes } = await enrol(session)
    const act = async <C extends Call>(call: C, fields: RequestOf<C>): Promise<DataOf<C>> => {
      const answer = await ask(call, fields, { session })
      if (answer.status !== 200) throw new Error(`${call.path}: ${answer.text}`)
      return answer.data
    }
    return make({ desk, code: codes[0] ?? '', act })
  },
})

const reason = 'Diminta lewat telepon'

async function newWebhook({ sql, partner }: Desk): Promise<string> {
  const id = `whk_staff_${++made}`
  await sql`
    insert into development.webhooks (id, partner_id, event, url, secret_sealed, created_at)
    values (${id}, ${partner.id}, '*', ${`https://console.example/${id}`}, '', now())`
  return id
}

const changes: [Call, Change][] = [
  [
    revealRecipient,
    by('support', ['recipient.revealed'], async ({ desk, act }) =>
      act(revealRecipient, { order_id: (await desk.sent()).order_id, reason }),
    ),
  ],
  [
    replayWebhook,
    by('operations', ['webhook.replayed'], async ({ desk, act }) =>
      act(replayWebhook, { webhook_id: await newWebhook(desk), reason }),
    ),
  ],
  [confirmStaffAuthenticator, by('support', ['staff.second_factor_added'], async () => {})],
  [
    renewStaffRecoveryCodes,
    by('support', ['staff.recovery_codes_renewed'], ({ act, code }) => act(renewStaffRecoveryCodes, { code })),
  ],
  [
    removeStaffAuthenticator,
    by('support', ['staff.second_factor_removed'], ({ act, code }) => act(removeStaffAuthenticator, { code })),
  ],
]

/** Calls of the console. */
export const auditedCallsOfStaff: Record<string, Change> = Object.fromEntries(
  changes.map(([{ method, path }, change]) => [`${method} ${path}`, change]),
)
