import { Type } from 'typebox'
import { moment, nullable } from '../calls/fields.ts'
import { sample } from './sample.ts'

/** A customer-service agent, as cs/create and cs/list answer it. */
export const cs = Type.Object(
  {
    cs_id: Type.String({
      description: 'Our id of the agent: what `cs_id` of an order names.',
      examples: [sample.csId],
    }),
    name: Type.String({ description: 'Name of the agent.', examples: ['Dewi Lestari'] }),
    phone: Type.String({ description: 'Phone number, E.164.', examples: ['+6281298765432'] }),
    email: nullable(Type.String({ description: 'Email address.', examples: ['dewi@tokosenja.id'] })),
    external_id: nullable(Type.String({ description: 'Your own id of the agent.', examples: ['AGENT-07'] })),
    is_active: Type.Boolean({ description: 'Whether orders may name the agent.', examples: [true] }),
    orders_count: Type.Integer({ minimum: 0, description: 'How many orders name the agent.', examples: [0] }),
    created_at: moment({ description: 'When the agent was created.', examples: ['2026-11-20T02:06:11.530Z'] }),
  },
  { title: 'CustomerService', description: 'One of your customer-service agents.' },
)

export const sampleCs = {
  cs_id: sample.csId,
  name: 'Dewi Lestari',
  phone: '+6281298765432',
  email: 'dewi@tokosenja.id',
  external_id: 'AGENT-07',
  is_active: true,
  orders_count: 0,
  created_at: '2026-11-20T02:06:11.530Z',
}
