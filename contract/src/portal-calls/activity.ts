import { Type } from 'typebox'
import { type AuditAction, auditActionNames } from '../audit/audit-actions.ts'
import { defineCall } from '../calls/call.ts'
import { closed, integer, oneOf, text } from '../calls/fields.ts'
import { environments } from '../environment.ts'
import { dateTime, nullable } from './answer.ts'

/** How long partners see what was done, in days. The provider keeps it for longer. */
export const activityDays = 365

/** What stands for the provider and for a partner's software among the members. */
export const otherActors = { provider: 'EDIS', software: 'API' } as const

const entry = {
  id: Type.String(),
  at: dateTime('When it was done.'),
  member: Type.String({
    description: `Email of the member who did it; ${otherActors.provider}: the provider, ${otherActors.software}: your software.`,
  }),
  action: Type.Enum(auditActionNames, { type: 'string', description: 'What was done, such as webhook.added.' }),
  what: nullable(
    Type.String({ description: 'What was changed: its name, or its ID if it has none. null: the account.' }),
  ),
  environment: nullable(oneOf(environments, { description: 'Environment of the change; null: both.' })),
  address: nullable(Type.String({ description: 'IP address that the change came from.' })),
}
export const activityEntrySchema = Type.Object(entry)
export type ActivityEntry = Type.Static<typeof activityEntrySchema>
export type { AuditAction as ActivityAction }

export const listActivity = defineCall({
  path: '/activity/list',
  transports: ['form'],
  doors: ['development'],
  access: 'session',
  title: 'List activity',
  summary:
    'Returns what members of the account, your software and EDIS changed in either environment, newest first, for a year.',
  request: closed({
    action: Type.Optional(
      text(64, { description: 'Only this action, or all whose name begins with it.', examples: ['webhook'] }),
    ),
    member: Type.Optional(
      text(254, {
        description: 'Only actions of whom this is the beginning of: a member’s email, EDIS or API.',
        examples: ['partner@edis.test'],
      }),
    ),
    environment: Type.Optional(
      oneOf(environments, { description: 'Only in this environment.', examples: ['production'] }),
    ),
    since: Type.Optional(text(40, { description: 'At or after this time.', examples: ['2026-11-20T00:00:00Z'] })),
    until: Type.Optional(text(40, { description: 'Before this time.', examples: ['2026-11-21T00:00:00Z'] })),
    cursor: Type.Optional(
      text(200, { description: 'The next_cursor of the previous page.', examples: ['WyJhdWRfMDEiXQ'] }),
    ),
    limit: Type.Optional(integer(1, 200, { description: '1 to 200, default 50.', examples: [50] })),
  }),
  data: Type.Object({ items: Type.Array(activityEntrySchema), next_cursor: nullable(Type.String()) }),
  message: 'Activity found.',
  errors: [],
})
