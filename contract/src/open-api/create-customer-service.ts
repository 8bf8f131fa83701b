import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { customerService, sampleCustomerService } from './customer-services.ts'
import { closed, code, email, line, phone } from '../calls/fields.ts'

export const createCustomerService = defineCall({
  page: 'cs/create',
  transports: ['json'],
  path: '/cs/create',
  access: 'bearer',
  title: 'Create CS',
  summary: 'Adds a customer service agent (CS) that you can assign to orders.',
  description: `
A CS is a person on your team who handles orders, such as the admin who took the order by chat. Assigning one to an order shows you and EDIS who is responsible for it, and GET /cs/list returns the number of orders per agent.

## When to call it
When an agent joins your team. Assigning an agent to an order is optional.

## Unique details
Phone number and \`external_id\` must each be unique among your agents in an environment. Phone numbers are compared after normalization to E.164, so \`0812…\` and \`+62812…\` are the same. A duplicate returns CS_DUPLICATE, and \`errors[]\` contains the field and the \`cs_id\` that already uses the value.

## Retries
Send an \`Idempotency-Key\`, and if a response is lost, repeat the request with the same key and body. You receive the first response again, with \`Idempotency-Replayed: true\`. Without a key, a retry returns CS_DUPLICATE, which confirms that the first request succeeded.

## Related
Before: none. After: POST /order/send/v2 with the \`cs_id\`.
`,
  request: closed({
    name: line(1, 100, { description: 'Name of the agent.', examples: ['Dewi Lestari'] }),
    phone: phone({
      description: 'Phone number of the agent, as `08…`, `62…` or `+62…`. Unique among your agents.',
      examples: ['081298765432'],
    }),
    email: Type.Optional(email({ description: 'Email address of the agent.', examples: ['dewi@tokosenja.id'] })),
    external_id: Type.Optional(
      code(64, {
        description: 'Your own ID for the agent, without spaces. Unique among your agents.',
        examples: ['AGENT-07'],
      }),
    ),
  }),
  data: customerService,
  message: 'CS created.',
  errors: ['AUTH_KEY_SCOPE_MISSING', 'CS_DUPLICATE'],
  fieldErrors: ['PHONE_INVALID'],
  idempotency: 'optional',
  examples: {
    request: { name: 'Dewi Lestari', phone: '081298765432', email: 'dewi@tokosenja.id', external_id: 'AGENT-07' },
    data: sampleCustomerService,
  },
})
