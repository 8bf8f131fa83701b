import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { cs, sampleCs } from './cs.ts'
import { closed, code, email, line, phone } from '../calls/fields.ts'

export const createCs = defineCall({
  page: 'cs/create',
  transports: ['json'],
  path: '/cs/create',
  access: 'bearer',
  title: 'Create CS',
  summary: 'Adds one of your customer-service agents (CS), whom orders can then name.',
  description: `
A CS is a person on your side who looks after orders, such as the admin who took the order by chat. An order that names one lets you and us see who is in charge, and GET /cs/list counts the orders of each.

## When to call it
When you take on an agent. Orders do not need one.

## Unique details
In one environment, no two of your agents share a phone number, and none share an \`external_id\`. The phone is compared after it was normalised to E.164, so \`0812…\` and \`+62812…\` are the same. A second one answers CS_DUPLICATE, and \`errors[]\` names the field and the \`cs_id\` that has it.

## Retries
Send an \`Idempotency-Key\` and repeat the call with the same key and body when an answer got lost: you get the first answer again, with \`Idempotency-Replayed: true\`. Without a key, the repetition answers CS_DUPLICATE, which tells you that the first one arrived.

## Before and after
Before: nothing. After: POST /order/send/v2 with the \`cs_id\`.
`,
  request: closed({
    name: line(1, 100, { description: 'Name of the agent.', examples: ['Dewi Lestari'] }),
    phone: phone({
      description: 'Phone number of the agent, as `08…`, `62…` or `+62…`. No other agent of yours has it.',
      examples: ['081298765432'],
    }),
    email: Type.Optional(email({ description: 'Email address of the agent.', examples: ['dewi@tokosenja.id'] })),
    external_id: Type.Optional(
      code(64, {
        description: 'Your own id of the agent, without spaces. No other agent of yours has it.',
        examples: ['AGENT-07'],
      }),
    ),
  }),
  data: cs,
  message: 'CS created.',
  errors: ['CS_DUPLICATE'],
  fieldErrors: ['PHONE_INVALID'],
  idempotency: 'optional',
  examples: {
    request: { name: 'Dewi Lestari', phone: '081298765432', email: 'dewi@tokosenja.id', external_id: 'AGENT-07' },
    data: sampleCs,
  },
})
