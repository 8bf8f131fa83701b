import { Type } from 'typebox'
import { defineConsoleCall } from '../calls/console-call.ts'
import { scopeNames } from '../calls/operations-call.ts'
import { closed, code, line, moment, nullable, text } from '../calls/fields.ts'
import { environments } from '../environment.ts'
import { reasonField } from '../operations/partner-fields.ts'

const time = (description: string) => nullable(moment({ description }))
const reason = reasonField('Why, for the audit log.')

export const listOperationsKeys = defineConsoleCall({
  method: 'GET',
  path: '/console/api/keys',
  role: 'admin',
  title: 'List operations keys',
  summary: 'Returns the keys of the provider’s systems, of both environments, newest first.',
  request: closed({}),
  data: Type.Array(
    Type.Object({
      key_id: Type.String(),
      name: Type.String(),
      environment: Type.Enum([...environments]),
      scopes: Type.Array(Type.Enum([...scopeNames])),
      ending: Type.String({ description: 'The last four characters.' }),
      allowed_ips: Type.Array(Type.String(), { description: 'Empty: all.' }),
      created_at: moment({ description: 'When it was created.' }),
      created_by: nullable(
        Type.Object({ staff_id: Type.String(), name: Type.String() }, { description: 'null: on the command line.' }),
      ),
      expires_at: time('null: it works until it is revoked.'),
      revoked_at: time('When it was revoked.'),
      last_used_at: time('To the minute.'),
    }),
  ),
  message: 'Keys found.',
  errors: [],
})

export const addOperationsKey = defineConsoleCall({
  method: 'POST',
  path: '/console/api/keys',
  role: 'admin',
  title: 'Create operations key',
  summary: 'Creates a key for a system, in the environment of the request. It is shown only in this response.',
  request: closed({
    name: line(1, 100, { description: 'The system that uses the key.', examples: ['WMS Cakung'] }),
    scopes: Type.Array(Type.Enum([...scopeNames]), {
      minItems: 1,
      maxItems: 20,
      uniqueItems: true,
      description: 'What the key allows.',
      examples: [['orders:read']],
    }),
    allowed_ips: Type.Optional(
      Type.Array(text(64, { description: 'An IP address or CIDR range.', examples: ['203.0.113.0/24'] }), {
        maxItems: 50,
        description: 'IP addresses and ranges that can use the key. Default: all.',
        examples: [['203.0.113.0/24']],
      }),
    ),
    expires_at: Type.Optional(
      moment({ description: 'When the key expires. Default: never.', examples: ['2027-01-31T17:00:00Z'] }),
    ),
    reason,
  }),
  data: Type.Object({ key_id: Type.String(), key: Type.String() }),
  message: 'Key created.',
  errors: [],
  fieldErrors: ['IP_INVALID'],
})

export const revokeOperationsKey = defineConsoleCall({
  method: 'POST',
  path: '/console/api/keys/{key_id}/revoke',
  role: 'admin',
  title: 'Revoke operations key',
  summary: 'Revokes a key immediately.',
  request: closed({
    key_id: code(64, { description: 'The key.', examples: ['opk_01JD3M8T5K2VQ4W8Z6Y0R1S2T3'] }),
    reason,
  }),
  data: Type.Null(),
  message: 'Key revoked.',
  errors: ['NOT_FOUND'],
})
