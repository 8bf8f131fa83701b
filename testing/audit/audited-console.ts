import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { revealRecipient } from '@edis/contract/console/orders'
import {
  confirmStaffAuthenticator,
  removeStaffAuthenticator,
  renewStaffRecoveryCodes,
} from '@edis/contract/console/second-factor'
import { addAnnouncement, changeAnnouncement, withdrawAnnouncement } from '@edis/contract/console/announcements'
import { putContractPrice, switchCourierOrService, withdrawRateCard } from '@edis/contract/console/catalogue'
import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import { addOperationsKey, revokeOperationsKey } from '@edis/contract/console/keys'
import { addStaff, changeStaffPassword, removeStaff, resetStaff, setStaffRole } from '@edis/contract/console/staff'
import { signInStaff, verifyStaff } from '@edis/contract/console/sign-in'
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

const announcement = {
  kind: 'incident' as const,
  title_en: 'Delayed pickups',
  title_id: 'Penjemputan terlambat',
  text_en: 'Pickups are late.',
  text_id: 'Penjemputan terlambat.',
  reason,
}
/** A service of the desk's catalogue. */
async function service({ sql }: Desk) {
  const [found] = await sql<{ courier_code: string; service_code: string }[]>`
    select courier_code, service_code from development.services order by 1, 2 limit 1`
  return found ?? { courier_code: '', service_code: '' }
}

/** Somebody's sign-in, from the first step on. */
const signingIn: Change = {
  writes: ['staff.signed_in'],
  async make({ app }) {
    const { newStaff, signIn, enrol } = openTestConsole(app)
    const staff = await newStaff('support')
    const { secret } = await enrol(await signIn(staff))
    await signIn(staff, secret)
  },
}

const changes: [Call, Change][] = [
  [signInStaff, signingIn],
  [verifyStaff, signingIn],
  [
    mailPartnerByHand,
    by('operations', ['partner.mailed'], ({ desk, act }) =>
      act(mailPartnerByHand, { partner_id: desk.partner.id, subject: 'Webhook', text: 'It has failed.', reason }),
    ),
  ],
  [addAnnouncement, by('operations', ['announcement.added'], ({ act }) => act(addAnnouncement, announcement))],
  [
    changeAnnouncement,
    by('operations', ['announcement.changed'], async ({ act }) => {
      const { announcement_id } = await act(addAnnouncement, announcement)
      return act(changeAnnouncement, { ...announcement, announcement_id })
    }),
  ],
  [
    withdrawAnnouncement,
    by('operations', ['announcement.withdrawn'], async ({ act }) => {
      const { announcement_id } = await act(addAnnouncement, announcement)
      return act(withdrawAnnouncement, { announcement_id, reason })
    }),
  ],
  [
    switchCourierOrService,
    by('operations', ['courier.switched_off', 'courier.switched_on'], async ({ desk, act }) => {
      const named = await service(desk)
      for (const is_active of [false, true]) await act(switchCourierOrService, { ...named, is_active, reason })
    }),
  ],
  [
    withdrawRateCard,
    by('operations', ['rate_card.withdrawn'], async ({ desk: { sql }, act }) => {
      const [next] = await sql`
        insert into development.rate_card_versions (card, name, valid_from, lines, imported_at)
        select max(card) + 1000, 'Retail 2999', '2999-01-01', 0, now() from development.rate_card_versions
        returning card`
      return act(withdrawRateCard, { card: String(next?.['card']), reason })
    }),
  ],
  [
    putContractPrice,
    by('operations', ['contract_price.set', 'contract_price.removed'], async ({ desk, act }) => {
      const key = { partner_id: desk.stranger.id, ...(await service(desk)), reason }
      for (const discount_bp of [500, null]) await act(putContractPrice, { ...key, discount_bp })
    }),
  ],
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
  [
    removeStaff,
    onStaff(['staff.removed', 'operations_key.added', 'operations_key.revoked'], async (act, staff_id) => {
      const { key_id } = await act(addOperationsKey, { name: 'WMS', scopes: ['orders:read'], reason })
      return act(removeStaff, { staff_id, revoke_keys: [key_id], reason })
    }),
  ],
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
    by('operations', ['webhook.replayed', 'webhook.enabled'], async ({ desk, act }) => {
      const webhook_id = await newWebhook(desk)
      await desk.sql`update development.webhooks set disabled_reason = 'gone' where id = ${webhook_id}`
      return act(replayWebhook, { webhook_id, enable: true, reason })
    }),
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
