import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { cs, sampleCs } from './cs.ts'
import { closed, line, page, paging } from '../calls/fields.ts'

export const listCs = defineCall({
  page: 'cs/list',
  transports: ['query'],
  path: '/cs/list',
  access: 'bearer',
  title: 'Get List CS',
  summary: 'Your customer-service agents (CS), and how many orders name each.',
  description: `
Lists the agents that you made with POST /cs/create in this environment, those that are no longer active included.

## When to call it
To find a \`cs_id\` by name, phone, email or your own \`external_id\`, or to see how orders are spread over your agents. \`orders_count\` counts every order that names the agent, cancelled ones too.

## Before and after
Before: POST /cs/create. After: POST /order/send/v2 with the \`cs_id\`.
`,
  request: closed({
    search: Type.Optional(
      line(1, 100, {
        description: 'Part of the name, email or external_id, in capitals or not, or of the phone number.',
        examples: ['dewi'],
      }),
    ),
    ...paging,
  }),
  data: page(cs, 'Agents, the newest first.'),
  message: 'CS found.',
  errors: [],
  examples: {
    request: { search: 'dewi' },
    data: { items: [{ ...sampleCs, orders_count: 18 }], next_cursor: null },
  },
})
