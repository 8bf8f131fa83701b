import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed } from '../calls/fields.ts'
import { nullable } from './answer.ts'

const day = (description: string) => Type.String({ format: 'date', description })

export const showContractPrices = defineCall({
  path: '/contract/show',
  transports: ['form'],
  access: 'session',
  title: 'Show contract prices',
  summary: 'Returns what the partner’s contract changes of the general rate card, today.',
  request: closed({}),
  data: Type.Object({
    own_card: nullable(
      Type.Object(
        { valid_from: day('First day.'), valid_to: nullable(day('Last day; null: until another replaces it.')) },
        { description: 'The partner’s own rate card; null: the general one applies.' },
      ),
    ),
    discounts: Type.Array(
      Type.Object({
        courier_code: Type.String(),
        courier_name: Type.String(),
        service_code: Type.String(),
        service_name: Type.String(),
        discount_bp: Type.Integer({ description: 'Hundredths of a percent off each price of the rate card.' }),
      }),
      { description: 'By courier and service; only services that are offered.' },
    ),
  }),
  message: 'Contract prices found.',
  errors: ['PRODUCTION_NOT_GRANTED'],
})
