import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { customerService, sampleCustomerService } from './customer-services.ts'
import { closed, line, page, paging } from '../calls/fields.ts'

export const listCustomerServices = defineCall({
  page: 'cs/list',
  transports: ['query'],
  path: '/cs/list',
  access: 'bearer',
  title: 'Get List CS',
  summary: 'Returns your customer service agents (CS), with the number of orders assigned to each.',
  description: `
Returns the agents you created with POST /cs/create in this environment, including inactive ones.

## When to call it
To find a \`cs_id\` by name, phone number, email or your own \`external_id\`, or to see how orders are distributed among your agents. \`orders_count\` includes every order assigned to the agent, including cancelled ones.

## Related
Before: POST /cs/create. After: POST /order/send/v2 with the \`cs_id\`.
`,
  request: closed({
    search: Type.Optional(
      line(1, 100, {
        description: 'Part of the name, email, `external_id` or phone number. Not case-sensitive.',
        examples: ['dewi'],
      }),
    ),
    ...paging,
  }),
  data: page(customerService, 'Agents, newest first.'),
  message: 'CS found.',
  errors: [],
  examples: {
    request: { search: 'dewi' },
    data: { items: [{ ...sampleCustomerService, orders_count: 18 }], next_cursor: null },
  },
})
