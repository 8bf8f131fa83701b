import { Type } from 'typebox'

const rupiah = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })
const prices = (whose: string) =>
  Type.Union(
    [
      Type.Object({
        price_first_kg: rupiah(`Price of the first kilogram, in rupiah, in ${whose}.`, 18_000),
        price_next_kg: rupiah(`Price of each additional kilogram, in rupiah, in ${whose}.`, 16_000),
      }),
      Type.Null(),
    ],
    { description: `The line in ${whose}; null if it isn’t in it.`, examples: [null] },
  )

/** Where a line of a rate card leads, for people. */
export const routeNames = {
  origin_city_name: Type.Union([Type.String(), Type.Null()], {
    description: 'Name of the city of origin; null if the code no longer exists.',
    examples: ['Kota Jakarta Selatan'],
  }),
  destination_district_name: Type.Union([Type.String(), Type.Null()], {
    description: 'Full name of the destination district; null if the code no longer exists.',
    examples: ['Gubeng, Kota Surabaya, Jawa Timur'],
  }),
}

/** What a rate card changes. */
export const changedPrices = Type.Union(
  [
    Type.Object({
      added: Type.Integer({ minimum: 0, description: 'Number of new lines.', examples: [0] }),
      removed: Type.Integer({ minimum: 0, description: 'Number of lines that are gone.', examples: [0] }),
      cheaper: Type.Integer({
        minimum: 0,
        description: 'Number of lines with a lower price and no higher one.',
        examples: [0],
      }),
      dearer: Type.Integer({ minimum: 0, description: 'Number of lines with a higher price.', examples: [2] }),
      unchanged: Type.Integer({ minimum: 0, description: 'Number of lines with the same prices.', examples: [1240] }),
      valid_from: Type.String({ description: 'First valid day, in Jakarta time.', examples: ['2027-01-01'] }),
      valid_to: Type.Union([Type.String(), Type.Null()], {
        description: 'Last valid day; null: until the next version.',
        examples: [null],
      }),
      items: Type.Array(
        Type.Object({
          origin_city: Type.String({ description: 'City of origin.', examples: ['31.74'] }),
          destination_district: Type.String({ description: 'Destination district.', examples: ['35.78.03'] }),
          ...routeNames,
          courier_code: Type.String({ description: 'The courier.', examples: ['NUSA'] }),
          service_code: Type.String({ description: 'The service.', examples: ['REG'] }),
          was: prices('the version in force'),
          is: prices('this file'),
        }),
        { description: 'The 20 lines whose price changes most, largest change first.' },
      ),
    }),
    Type.Null(),
  ],
  {
    description: 'Of a rate card in a dry run, what would change of the version in force; otherwise null.',
    examples: [null],
  },
)
