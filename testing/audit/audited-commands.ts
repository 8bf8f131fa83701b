import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditAction } from '@edis/contract/audit/audit-actions'
import { catalogueFiles } from '../../server/src/orders/order-fixtures.ts'
import type { Desk } from './audited-systems.ts'

/** What a command writes into the audit log, and its words. */
type Change = { writes: AuditAction[]; words: (desk: Desk) => string[] | Promise<string[]> }

let made = 0
const newEmail = () => `command-${++made}@edis.test`

async function addPartner({ edis }: Desk): Promise<string> {
  const email = newEmail()
  const { status, errors } = await edis('partner', 'add', '--email', email, '--name', 'Toko Uji')
  if (status !== 0) throw new Error(errors)
  return email
}
async function addStaff({ edis }: Desk): Promise<string> {
  const email = newEmail()
  const { status, errors } = await edis('staff', 'add', '--email', email, '--name', 'Sari', '--role', 'support')
  if (status !== 0) throw new Error(errors)
  return email
}
async function addKey({ edis }: Desk): Promise<string> {
  const { output } = await edis(
    'key',
    'add',
    '--name',
    'WMS',
    '--environment',
    'development',
    '--scopes',
    'orders:read',
  )
  return /opk_\w+/.exec(output)?.[0] ?? ''
}
async function addWebhook({ sql, partner }: Desk): Promise<string> {
  const id = `whk_${++made}`
  await sql`
    insert into development.webhooks (id, partner_id, event, url, secret_sealed, created_at)
    values (${id}, ${partner.id}, '*', ${`https://example.com/${made}`}, '', now())`
  return id
}
const otherFiles: Record<string, string> = {
  stock: 'sku,warehouse_code,on_hand\nKOPI,JKT,700\n',
  holidays: 'date,name\n2027-01-01,Tahun Baru\n',
}
const importOf = (kind: string): Change => ({
  writes: ['catalogue.imported'],
  async words() {
    const content = catalogueFiles.find(([name]) => name === kind)?.[1] ?? otherFiles[kind] ?? ''
    const file = join(await mkdtemp(join(tmpdir(), 'edis-audit-')), `${kind}.csv`)
    await writeFile(file, content)
    return ['import', kind, file, '--environment', 'development', '--yes', '--reason', 'Monthly file']
  },
})
const service = ['--courier', 'CEPAT', '--service', 'REG', '--environment', 'development']
async function recipientOf(desk: Desk): Promise<string[]> {
  const { order_id } = await desk.sent()
  return [desk.partner.id, '--environment', 'development', '--order', order_id]
}

const ofPartner = (name: string, writes: AuditAction): Change => ({
  writes: [writes],
  words: async (desk) => ['partner', name, await addPartner(desk), '--reason', 'Asked for by phone'],
})

/** Every command of `edis` that changes what the audit log tells of. */
export const auditedCommands: Record<string, Change> = {
  'order event': {
    writes: ['order.reported'],
    words: async (desk) => [
      'order',
      'event',
      (await desk.sent()).order_id,
      '--environment',
      'development',
      '--status',
      'confirmed',
    ],
  },
  'partner add': {
    writes: ['partner.added'],
    words: () => ['partner', 'add', '--email', newEmail(), '--name', 'Toko'],
  },
  'partner suspend': ofPartner('suspend', 'partner.suspended'),
  'partner resume': ofPartner('resume', 'partner.resumed'),
  'partner grant-production': ofPartner('grant-production', 'partner.production_granted'),
  'partner refuse-production': {
    writes: ['partner.production_refused'],
    async words(desk) {
      const email = await addPartner(desk)
      await desk.sql`update accounts.partners set production_requested_at = now() where email = ${email}`
      return ['partner', 'refuse-production', email, '--reason', 'The receiver takes forged events']
    },
  },
  'partner rate-limit': {
    writes: ['partner.rate_limit_set'],
    words: async (desk) => [
      'partner',
      'rate-limit',
      await addPartner(desk),
      '--environment',
      'production',
      '--per-minute',
      '600',
    ],
  },
  'partner reset-password': ofPartner('reset-password', 'partner.password_reset'),
  'partner revoke-tokens': {
    writes: ['tokens.revoked', 'tokens.revoked'],
    words: async (desk) => ['partner', 'revoke-tokens', '--email', await addPartner(desk)],
  },
  'partner close': {
    writes: ['partner.closed'],
    words: async (desk) => ['partner', 'close', await addPartner(desk), '--unasked', '--reason', 'Fraud'],
  },
  'member reset-second-factor': {
    writes: ['second_factor.reset'],
    async words(desk) {
      const email = await addPartner(desk)
      await desk.sql`
        update accounts.members set totp_added_at = now() where email = ${email}`
      return ['member', 'reset-second-factor', email, '--reason', 'Lost their phone']
    },
  },
  'recipient export': {
    writes: ['recipient.exported'],
    words: async (desk) => ['recipient', 'export', ...(await recipientOf(desk))],
  },
  'recipient erase': {
    writes: ['recipient.erased'],
    words: async (desk) => ['recipient', 'erase', ...(await recipientOf(desk)), '--reason', 'Asked for by letter'],
  },
  'key add': {
    writes: ['operations_key.added'],
    words: () => ['key', 'add', '--name', 'WMS', '--environment', 'production', '--scopes', 'orders:read,stock:write'],
  },
  'key revoke': { writes: ['operations_key.revoked'], words: async (desk) => ['key', 'revoke', await addKey(desk)] },
  'staff add': {
    writes: ['staff.added'],
    words: () => ['staff', 'add', '--email', newEmail(), '--name', 'Sari', '--role', 'admin', '--reason', 'New hire'],
  },
  'staff role': {
    writes: ['staff.role_changed'],
    words: async (desk) => ['staff', 'role', await addStaff(desk), '--to', 'operations', '--reason', 'Promoted'],
  },
  'staff reset-password': {
    writes: ['staff.password_reset'],
    words: async (desk) => ['staff', 'reset-password', await addStaff(desk)],
  },
  'staff remove': {
    writes: ['staff.removed'],
    words: async (desk) => ['staff', 'remove', await addStaff(desk), '--reason', 'Left'],
  },
  'import couriers': importOf('couriers'),
  'import warehouses': importOf('warehouses'),
  'import products': importOf('products'),
  'import rate-card': importOf('rate-card'),
  'import holidays': importOf('holidays'),
  'import stock': importOf('stock'),
  'courier switch-off': {
    writes: ['courier.switched_off', 'courier.switched_off'],
    words: () => ['courier', 'switch-off', 'CEPAT', '--reason', 'Strike'],
  },
  'courier switch-on': {
    writes: ['courier.switched_on', 'courier.switched_on'],
    words: () => ['courier', 'switch-on', 'CEPAT'],
  },
  'contract-price set': {
    writes: ['contract_price.set'],
    words: ({ partner }) => ['contract-price', 'set', '--partner', partner.id, ...service, '--discount', '12.5%'],
  },
  'contract-price remove': {
    writes: ['contract_price.removed'],
    words: ({ partner }) => ['contract-price', 'remove', '--partner', partner.id, ...service],
  },
  'webhook replay': {
    writes: ['webhook.replayed'],
    words: async (desk) => ['webhook', 'replay', await addWebhook(desk), '--environment', 'development'],
  },
  'archive run': {
    writes: ['orders.archived'],
    async words(desk) {
      const { order_id } = await desk.sent()
      // Ids begin with their time
      await desk.sql`
        update development.orders set id = replace(id, 'ord_01', 'ord_00'), status = 'delivered',
          updated_at = now() - interval '2 years', anonymised_at = now() - interval '1 year'
        where id = ${order_id}`
      return ['archive', 'run', '--environment', 'development', '--reason', 'Disk is filling up']
    },
  },
  'awb advance': {
    writes: ['awb.advanced'],
    words: () => ['awb', 'advance', '--by', '10', '--environment', 'development', '--reason', 'Restored'],
  },
  'rotate-master-key': { writes: ['master_key.rotated'], words: () => ['rotate-master-key'] },
}

const reads = 'It reads.'

/** Commands that leave no row, and why. */
export const unauditedCommands: Record<string, string> = {
  serve: 'What its doors do is told by their calls.',
  worker: 'It delivers; a webhook that it disables is in the log.',
  migrate: 'It changes tables, no data: the migrations that ran are in tables of their own.',
  'archive list': reads,
  'archive find': reads,
  'partner list': reads,
  'key list': reads,
  'staff list': reads,
  'audit list': reads,
  'courier list': reads,
  'rate-card list': reads,
  'contract-price list': reads,
  'export couriers': reads,
  'export warehouses': reads,
  'export products': reads,
  'export rate-card': reads,
  'export holidays': reads,
  'export stock': reads,
}
