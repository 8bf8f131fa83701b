import type { Weight } from './parcel.ts'
import type { Cost } from './price.ts'
import type { PriceTerms } from './price-terms.ts'
import type { ByteReader, ByteWriter } from './quote-bytes.ts'
import { endOfOffers } from './quote-terms.ts'

/** The price of one service, and what it was counted by. */
export type Offer = { courierCode: string; serviceCode: string; weight: Weight; cost: Cost; terms: PriceTerms }

// An offer: a byte that tells what differs from the offer before; then that, the service's code and the base price.
// The actual weight is the shipment's and the total the sum of the parts: neither is written.

const otherCourier = 1
const otherWeight = 2
const otherInsurance = 4
const otherCodFee = 8
const otherSurcharge = 16
const otherDiscount = 32

const beforeAll: Omit<Offer, 'terms'> = {
  courierCode: '',
  serviceCode: '',
  weight: { actual_g: 0, volumetric_g: 0, chargeable_kg: 0 },
  cost: { base: 0, insurance: 0, cod_fee: 0, surcharge: 0, discount: 0, total: 0 },
}

export function writeOffers(writer: ByteWriter, offers: readonly Offer[]): void {
  let before: Omit<Offer, 'terms'> = beforeAll
  for (const offer of offers) {
    const { courierCode, serviceCode, weight, cost } = offer
    let differs = 0
    if (courierCode !== before.courierCode) differs |= otherCourier
    if (weight.chargeable_kg !== before.weight.chargeable_kg || weight.volumetric_g !== before.weight.volumetric_g)
      differs |= otherWeight
    if (cost.insurance !== before.cost.insurance) differs |= otherInsurance
    if (cost.cod_fee !== before.cost.cod_fee) differs |= otherCodFee
    if (cost.surcharge !== before.cost.surcharge) differs |= otherSurcharge
    if (cost.discount !== before.cost.discount) differs |= otherDiscount
    writer.byte(differs)
    if (differs & otherCourier) writeCode(writer, courierCode)
    writeCode(writer, serviceCode)
    if (differs & otherWeight) writer.varint(weight.volumetric_g)
    if (differs & otherWeight) writer.varint(weight.chargeable_kg)
    writer.varint(cost.base)
    if (differs & otherInsurance) writer.varint(cost.insurance)
    if (differs & otherCodFee) writer.varint(cost.cod_fee)
    if (differs & otherSurcharge) writer.varint(cost.surcharge)
    if (differs & otherDiscount) writer.varint(cost.discount)
    before = offer
  }
}

function writeCode(writer: ByteWriter, code: string): void {
  writer.byte(code.length)
  writer.ascii(code)
}

/** Finds the service's offer, and reads on to the end of all of them. */
export function findOffer(
  reader: ByteReader,
  actualG: number,
  wantedCourier: string,
  wantedService: string,
): { index: number; price: { weight: Weight; cost: Cost } } | null {
  let { courierCode, weight, cost } = beforeAll
  let found: ReturnType<typeof findOffer> = null
  for (let index = 0; !reader.isAtEnd; index++) {
    const differs = reader.byte()
    if (differs === endOfOffers) break
    if (differs & otherCourier) courierCode = reader.ascii(reader.byte())
    const serviceCode = reader.ascii(reader.byte())
    if (differs & otherWeight)
      weight = { actual_g: actualG, volumetric_g: reader.varint(), chargeable_kg: reader.varint() }
    const base = reader.varint()
    const insurance = differs & otherInsurance ? reader.varint() : cost.insurance
    const codFee = differs & otherCodFee ? reader.varint() : cost.cod_fee
    const surcharge = differs & otherSurcharge ? reader.varint() : cost.surcharge
    const discount = differs & otherDiscount ? reader.varint() : cost.discount
    const total = base + insurance + codFee + surcharge - discount
    cost = { base, insurance, cod_fee: codFee, surcharge, discount, total }
    if (courierCode === wantedCourier && serviceCode === wantedService) found = { index, price: { weight, cost } }
  }
  return found
}
