import type { PriceTerms } from './price-terms.ts'
import type { ByteReader, ByteWriter } from './quote-bytes.ts'

// What a quote's prices were counted by, after its offers and in their order: the number of the rate card, then of each
// offer a byte that says what differs from the one before, that, and the two prices of its line.

/** Where an offer would begin. A version that knows of no terms reads what follows as the code of a service that nobody has. */
export const endOfOffers = 64
const noServiceIsAsLong = 255

/** quote_id has at most 4,000 characters, 4 for 3 bytes; terms that it has no room for are left out. */
const maxBytes = 2_800

const rules = [
  'minWeightKg',
  'volumetricDivisor',
  'roundingToleranceG',
  'insuranceBp',
  'insuranceAdminFee',
  'codFeeBp',
  'codFeeMinimum',
  'surchargeBp',
  'discountBp',
  'contractBp',
] as const satisfies (keyof PriceTerms)[]
type Rule = (typeof rules)[number]

const beforeAll = Object.fromEntries(rules.map((rule) => [rule, 0])) as Record<Rule, number>

/** Writes what all the offers were counted by, one card's lines, into the quote that began at `start`. */
export function writeTerms(writer: ByteWriter, start: number, offers: readonly { terms: PriceTerms }[]): void {
  const [first] = offers
  if (!first) return
  const end = writer.at
  writer.byte(endOfOffers)
  writer.byte(noServiceIsAsLong)
  writer.varint(first.terms.card)
  let before: Record<Rule, number> = beforeAll
  for (const { terms } of offers) {
    let differs = 0
    for (const [bit, rule] of rules.entries()) if (terms[rule] !== before[rule]) differs |= 1 << bit
    writer.varint(differs)
    for (const rule of rules) if (terms[rule] !== before[rule]) writer.varint(terms[rule])
    writer.varint(terms.priceFirstKg)
    writer.varint(terms.priceNextKg)
    before = terms
  }
  if (writer.at - start > maxBytes) writer.rewind(end)
}

/** Reads on from the end of the offers: the terms of the one at `index`. null: the quote says nothing of them. */
export function readTerms(reader: ByteReader, index: number): Omit<PriceTerms, 'cashCounts'> | null {
  if (reader.isAtEnd) return null
  reader.byte()
  const card = reader.varint()
  const terms = { ...beforeAll, card, priceFirstKg: 0, priceNextKg: 0 }
  for (let at = 0; at <= index; at++) {
    const differs = reader.varint()
    for (const [bit, rule] of rules.entries()) if (differs & (1 << bit)) terms[rule] = reader.varint()
    terms.priceFirstKg = reader.varint()
    terms.priceNextKg = reader.varint()
  }
  return terms
}
