import { Type } from 'typebox'
import { moment, nullable } from '../calls/fields.ts'
import { sample } from './sample.ts'

/** A customer service agent, as returned by cs/create and cs/list. */
export const customerService = Type.Object(
  {
    cs_id: Type.String({
      description: 'The EDIS ID of the agent. Use it as `cs_id` in orders.',
      examples: [sample.csId],
    }),
    name: Type.String({ description: 'Name of the agent.', examples: ['Dewi Lestari'] }),
    phone: Type.String({ description: 'Phone number in E.164 format.', examples: ['+6281298765432'] }),
    email: nullable(Type.String({ description: 'Email address.', examples: ['dewi@tokosenja.id'] })),
    external_id: nullable(Type.String({ description: 'Your own ID for the agent.', examples: ['AGENT-07'] })),
    is_active: Type.Boolean({ description: 'Whether the agent can be assigned to orders.', examples: [true] }),
    orders_count: Type.Integer({ minimum: 0, description: 'Number of orders assigned to the agent.', examples: [0] }),
    created_at: moment({ description: 'When the agent was created.', examples: ['2026-11-20T02:06:11.530Z'] }),
  },
  { title: 'CustomerService', description: 'A customer service agent of yours.' },
)

export const sampleCustomerService = {
  cs_id: sample.csId,
  name: 'Dewi Lestari',
  phone: '+6281298765432',
  email: 'dewi@tokosenja.id',
  external_id: 'AGENT-07',
  is_active: true,
  orders_count: 0,
  created_at: '2026-11-20T02:06:11.530Z',
}
