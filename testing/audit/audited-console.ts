import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { revealRecipient } from '@edis/contract/console/orders'
import {
  confirmStaffAuthenticator,
  removeStaffAuthenticator,
  renewStaffRecoveryCodes,
} from '@edis/contract/console/second-factor'
import { addOperationsKey, revokeOperationsKey } from '@edis/contract/console/keys'
import { addStaff, changeStaffPassword, removeStaff, resetStaff, setStaffRole } from '@edis/contract/console/staff'
import { replayWebhook } from '@edis/contract/console/webhooks'
import type { AuditAction } from '@edis/contract/audit/audit-actions'
import type { StaffRole } from '@edis/contract/staff-roles'
import { openTestConsole, staffPassword } from '../people/console.ts'
import type { Change, Desk } from './audited-systems.ts'

type Act = <C extends Call>(call: C, fields: RequestOf<C>) => Promise<DataOf<C>>

let made = 0

/** A change of the console, made by somebody of the role who has a recovery code. */
const by = (
  role: StaffRole,
  writes: AuditAction[],
  make: (made: { desk: Desk; code: string; act: Act }) => Promise<unknown>,
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

/** Somebody added in the console, whom nobody else needs. */
const onStaff = (writes: AuditAction[], change: (act: Act, staff_id: string) => Promise<unknown>) =>
  by('admin', writes, async ({ act }) => {
    const added = await act(addStaff, { email: `new-${++made}@edis.test`, name: 'Sari', role: 'support', reason })
    return change(act, added.staff_id)
  })

const changes: [Call, Change][] = [
  [addStaff, onStaff(['staff.added'], async () => {})],
  [
    setStaffRole,
    onStaff(['staff.role_changed'], (act, staff_id) => act(setStaffRole, { staff_id, role: 'operations', reason })),
  ],
  [
    resetStaff,
    onStaff(['staff.password_reset', 'staff.second_factor_removed'], (act, staff_id) =>
      act(resetStaff, { staff_id, second_factor: true, reason }),
    ),
  ],
  [removeStaff, onStaff(['staff.removed'], (act, staff_id) => act(removeStaff, { staff_id, reason }))],
  [
    changeStaffPassword,
    by('support', ['staff.password_changed'], ({ act }) =>
      act(changeStaffPassword, { current: staffPassword, new: 'gudang-senja-kopi-71' }),
    ),
  ],
  [
    addOperationsKey,
    by('admin', ['operations_key.added'], ({ act }) =>
      act(addOperationsKey, { name: 'WMS', scopes: ['orders:read'], reason }),
    ),
  ],
  [
    revokeOperationsKey,
    by('admin', ['operations_key.revoked'], async ({ act }) => {
      const { key_id } = await act(addOperationsKey, { name: 'WMS', scopes: ['orders:read'], reason })
      return act(revokeOperationsKey, { key_id, reason })
    }),
  ],
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
