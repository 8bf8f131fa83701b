import type { AuditAction } from '@edis/contract/audit/audit-actions'
import type { Environment } from '@edis/contract/environment'
import { catalogueFiles, holidaysFile } from '@edis/contract/operations/catalogue-files'
import type { openOperationsDesk } from '../operations-desk.ts'

export type Desk = Awaited<ReturnType<typeof openOperationsDesk>>
/** What a change writes into the audit log, and how it is made. */
export type Change = { writes: AuditAction[]; make: (desk: Desk) => Promise<unknown> }

export async function asSystem(
  { ask, everything }: Desk,
  method: string,
  path: string,
  body?: object,
  environment: Environment = 'development',
): Promise<unknown> {
  const answer = await ask(method, path, { key: everything[environment], body })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.message}`)
  return answer.data
}

let made = 0
const newUrl = () => `https://wms.example/hook/${++made}?token=secret-in-a-url`

/** Changes a partner that nobody else needs, which has asked for production. */
const onPartner = (change: string, action: AuditAction, more: object = {}): Change => ({
  writes: [action],
  async make(desk) {
    const { partner } = (await asSystem(desk, 'POST', '/partners', {
      email: `system-${++made}@edis.test`,
      name: 'Toko Baru',
    })) as { partner: { partner_id: string } }
    await desk.sql`update accounts.partners set production_requested_at = now() where id = ${partner.partner_id}`
    const body = { reason: 'Diminta', ...more }
    await asSystem(desk, 'POST', `/partners/${partner.partner_id}/${change}`, body, 'production')
  },
})

/** Sends back what there is of a file of the catalogue. */
async function importAgain({ ask }: Desk, path: string): Promise<unknown> {
  const { data } = await ask('GET', path)
  const body = path === holidaysFile.import.path ? holidaysFile.import.takesFile?.example : data
  const answer = await ask('PUT', `${path}?reason=Uji`, { body, headers: { 'content-type': 'text/csv' } })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.errors)}`)
  return answer.data
}

/** Calls of the operations door that change partners, the catalogue and the provider's webhooks. */
export const auditedCallsOfSystems: Record<string, Change> = {
  'POST /partners': {
    writes: ['partner.added'],
    make: (desk) => asSystem(desk, 'POST', '/partners', { email: `system-${++made}@edis.test`, name: 'Toko Baru' }),
  },
  'POST /partners/{partner_id}/suspend': onPartner('suspend', 'partner.suspended'),
  'POST /partners/{partner_id}/resume': onPartner('resume', 'partner.resumed'),
  'POST /partners/{partner_id}/grant-production': onPartner('grant-production', 'partner.production_granted'),
  'POST /partners/{partner_id}/refuse-production': onPartner('refuse-production', 'partner.production_refused'),
  'POST /partners/{partner_id}/close': onPartner('close', 'partner.closed', { unasked: true }),
  'POST /partners/{partner_id}/rate-limit': onPartner('rate-limit', 'partner.rate_limit_set', { per_minute: 600 }),
  'POST /webhooks': {
    writes: ['webhook.added'],
    make: (desk) => asSystem(desk, 'POST', '/webhooks', { event: '*', url: newUrl() }),
  },
  'DELETE /webhooks': {
    writes: ['webhook.removed'],
    async make(desk) {
      const added = await asSystem(desk, 'POST', '/webhooks', { event: '*', url: newUrl() })
      return asSystem(desk, 'DELETE', `/webhooks?webhook_id=${(added as { webhook_id: string }).webhook_id}`)
    },
  },
  ...Object.fromEntries(
    catalogueFiles.map(({ import: { path } }): [string, Change] => [
      `PUT ${path}`,
      { writes: ['catalogue.imported'], make: (desk) => importAgain(desk, path) },
    ]),
  ),
}
