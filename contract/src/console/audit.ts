import { Type } from 'typebox'
import { auditActionNames, auditActorKinds } from '../audit/audit-actions.ts'
import { defineConsoleCall } from '../calls/console-call.ts'
import { closed, code, moment, nullable, oneOf, page, paging } from '../calls/fields.ts'
import { environments } from '../environment.ts'

const textOrNone = () => nullable(Type.String())
const state = nullable(
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, description: 'Without secrets.' }),
)

const filters = {
  actor_kind: Type.Optional(oneOf(auditActorKinds, { description: 'Kind of actor.', examples: ['staff'] })),
  actor_id: Type.Optional(
    code(200, { description: 'ID of the staff member, key or member.', examples: ['stf_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
  ),
  action: Type.Optional(oneOf(auditActionNames, { description: 'What was done.', examples: ['partner.suspended'] })),
  target_id: Type.Optional(
    code(200, { description: 'What was changed.', examples: ['ord_01JD3P7M2XA4C6E8G0J2K4M608'] }),
  ),
  partner_id: Type.Optional(
    code(64, { description: 'Partner it belongs to.', examples: ['prt_01JCZ0Q8M3V5X7Z9B1D3F5H7K9'] }),
  ),
  environment: Type.Optional(
    oneOf(environments, { description: 'In this environment only.', examples: ['production'] }),
  ),
  since: Type.Optional(moment({ description: 'At or after this time.', examples: ['2026-11-20T00:00:00Z'] })),
  until: Type.Optional(moment({ description: 'Before this time.', examples: ['2026-11-21T00:00:00Z'] })),
}

export const listAuditLog = defineConsoleCall({
  method: 'GET',
  path: '/console/api/audit',
  role: 'admin',
  title: 'List audit log',
  summary: 'Returns who changed what, newest first. Kept for two years.',
  request: closed({ ...paging, ...filters }),
  data: page(
    Type.Object({
      audit_id: Type.String(),
      at: moment({ description: 'When it happened.' }),
      actor_kind: Type.Enum([...auditActorKinds]),
      actor_id: textOrNone(),
      actor_name: nullable(Type.String({ description: 'Name of the member of staff, key or member, if known.' })),
      address: textOrNone(),
      action: Type.Enum([...auditActionNames]),
      target_kind: Type.String(),
      target_id: textOrNone(),
      target_name: nullable(Type.String({ description: 'Name of the target, if it has one that is still known.' })),
      partner_id: textOrNone(),
      partner_name: textOrNone(),
      environment: nullable(oneOf(environments, { description: 'null: both.' })),
      before: state,
      after: state,
      reason: textOrNone(),
    }),
    'The entries.',
  ),
  message: 'Audit log found.',
  errors: [],
})

export const exportAuditLog = defineConsoleCall({
  method: 'GET',
  path: '/console/api/audit/export',
  role: 'admin',
  title: 'Export audit log',
  summary: 'Returns the audit log as CSV, oldest first.',
  request: closed(filters),
  data: Type.Null(),
  file: { 'text/csv': 'One line per entry.' },
  message: 'Audit log exported.',
  errors: [],
})
