import { hash, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import { sumsOf, type Weight } from './parcel.ts'
import type { Cost } from './price.ts'
import { hmacSha256 } from './hmac.ts'
import type { PriceTerms } from './price-terms.ts'
import { ByteReader, ByteWriter } from './quote-bytes.ts'
import { endOfOffers, readTerms, writeTerms } from './quote-terms.ts'
import type { QuotedShipment } from './shipment.ts'

/** The price of one service, and what it was counted by. */
export type Offer = { courierCode: string; serviceCode: string; weight: Weight; cost: Cost; terms: PriceTerms }

type Seal = { quote_id: string; valid_until: string }

/** What a quote says of its shipment and its prices: nothing of whose it is, or when. */
export type Quotable = Buffer

export type Quotes = {
  /** Locks what `quotable` made. */
  seal(partnerId: string, quoted: Quotable, now: Date): Seal
  /**
   * What was sealed for the service, to the rupiah. `terms` is null where the quote says nothing of them: one that a version
   * before this one made, or one of more services than a quote has room for. See QuoteRefusal.
   */
  open(
    quoteId: string,
    partnerId: string,
    shipment: QuotedShipment,
    courierCode: string,
    serviceCode: string,
    now: Date,
  ): OpenedOffer | QuoteRefusal
}

type OpenedOffer = { weight: Weight; cost: Cost; terms: PriceTerms | null }

/**
 * `expired`: past valid_until, or no quote of this partner in this environment: forged, cut short, made up, another's. They
 * are not told apart, as QUOTE_EXPIRED says of itself ("expired or does not exist"). `mismatch`: a good quote, but of another
 * shipment, or without that service.
 */
type QuoteRefusal = 'expired' | 'mismatch'

/** Master keys. Quotes under the others are opened too, while one takes the place of another. */
type QuoteKeys = { key: Buffer; otherKeys?: readonly Buffer[]; environment: Environment }

const lifetimeMs = 30 * 60_000
const prefix = 'quo_'
/** Milliseconds in base 36, so that ids sort by time; enough until the year 5188. */
const timeLength = 9
const fingerprintLength = 16
const macLength = 16

/**
 * Quotes without a row: the id itself carries the prices, under a key that only the server has. Any process that holds the
 * master key opens what another sealed.
 *
 *     quo_ time(9) base64url( untold(1) fingerprint(16) offer… terms mac(16) )
 *
 * mac: HMAC-SHA-256 of time, partner and what precedes it, cut to 16 bytes; its key is HKDF's of the master key, by
 * environment and version of this layout. A service takes 12 to 20 characters beside the 57 of an empty quote, and its terms
 * 10 to 30 (quote-terms.ts).
 */
export function createQuotes({ key, otherKeys = [], environment }: QuoteKeys): Quotes {
  const macWith = (masterKey: Buffer): ((bytes: Uint8Array) => string) => {
    const hmac = hmacSha256(Buffer.from(hkdfSync('sha256', masterKey, '', `edis quote 1 ${environment}`, 32)))
    return (bytes) => hmac(bytes).slice(0, macLength)
  }
  const macOf = macWith(key)
  const macs = [macOf, ...otherKeys.map(macWith)]
  const writer = new ByteWriter()

  /** Whole seconds, rounded up: what is asked again within one is sealed once, and no quote is shorter than it says. */
  let moment = { ms: Number.NaN, time: '', validUntil: '' }
  function momentOf(now: Date): typeof moment {
    const ms = Math.ceil(now.getTime() / 1000) * 1000
    if (moment.ms !== ms)
      moment = {
        ms,
        time: ms.toString(36).padStart(timeLength, '0'),
        validUntil: new Date(ms + lifetimeMs).toISOString(),
      }
    return moment
  }
  /** The last seal of what is quoted again and again. */
  const lastSeals = new WeakMap<Quotable, { partnerId: string; at: typeof moment; seal: Seal }>()

  return {
    seal(partnerId, quoted, now) {
      const at = momentOf(now)
      const last = lastSeals.get(quoted)
      if (last?.at === at && last.partnerId === partnerId) return last.seal
      const { time, validUntil } = at
      writer.rewind(0)
      writer.ascii(headOf(time, partnerId))
      const body = writer.at
      writer.bytes(quoted)
      writer.ascii(macOf(writer.view(0)))
      const seal = { quote_id: prefix + time + writer.base64url(body), valid_until: validUntil }
      lastSeals.set(quoted, { partnerId, at, seal })
      return seal
    },

    open(quoteId, partnerId, shipment, courierCode, serviceCode, now) {
      const time = quoteId.slice(prefix.length, prefix.length + timeLength)
      const sealed = verified(quoteId, time, partnerId)
      if (!sealed || now.getTime() >= Number.parseInt(time, 36) + lifetimeMs) return 'expired'
      const reader = new ByteReader(sealed)
      const untold = reader.byte()
      if (reader.ascii(fingerprintLength) !== fingerprint(shipment, untold)) return 'mismatch'
      const found = findOffer(reader, sumsOf(shipment).actualG, courierCode, serviceCode)
      if (!found) return 'mismatch'
      const terms = readTerms(reader, found.index)
      // Cash that the quote was not told of is not in its COD fee
      const cashCounts = shipment.paymentMethod === 'PREPAID' || (untold & untoldCodAmount) === 0
      return { ...found.price, terms: terms && { ...terms, cashCounts } }
    },
  }

  /** What the mac vouches for. */
  function verified(quoteId: string, time: string, partnerId: string): Buffer | null {
    if (!/^quo_[0-9a-z]{9}[\w-]+$/.test(quoteId)) return null
    const text = quoteId.slice(prefix.length + timeLength)
    const bytes = Buffer.from(text, 'base64url')
    // The decoder overlooks what it does not know, and spare bits: each quote has one id
    if (bytes.length < 1 + fingerprintLength + macLength || bytes.toString('base64url') !== text) return null
    const sealed = bytes.subarray(0, -macLength)
    const vouched = Buffer.concat([Buffer.from(headOf(time, partnerId), 'latin1'), sealed])
    const isOurs = macs.some((mac) => timingSafeEqual(Buffer.from(mac(vouched), 'latin1'), bytes.subarray(-macLength)))
    return isOurs ? sealed : null
  }
}

const headOf = (time: string, partnerId: string): string => `${time}${partnerId}\n`

// What a rate request may leave open, an order may fill in as it likes: none of it changes what was quoted.
const untoldWarehouse = 1
const untoldCodAmount = 2
const untoldSkus = 4

const untoldOf = ({ warehouseId, paymentMethod, codAmount, items }: QuotedShipment): number =>
  (warehouseId === null ? untoldWarehouse : 0) |
  (paymentMethod === 'PREPAID' || codAmount === null ? untoldCodAmount : 0) |
  (items.every(({ sku }) => sku === null) ? untoldSkus : 0)

export function quotable(shipment: QuotedShipment, offers: readonly Offer[]): Quotable {
  const untold = untoldOf(shipment)
  const writer = new ByteWriter()
  writer.byte(untold)
  writer.ascii(fingerprint(shipment, untold))
  writeOffers(writer, offers)
  writeTerms(
    writer,
    offers.map(({ terms }) => terms),
  )
  return writer.view(0)
}

/** 16 bytes of what `shipmentText` tells apart. */
export const fingerprint = (shipment: QuotedShipment, untold = untoldOf(shipment)): string =>
  hash('sha256', shipmentText(shipment, untold), 'binary').slice(0, fingerprintLength)

/** What the shipment is, but for what was left untold. The order of its items does not matter. */
export function shipmentText(shipment: QuotedShipment, untold = untoldOf(shipment)): string {
  const { warehouseId, originDistrict, destinationDistrict, paymentMethod, codAmount, insurance, deliveryType } =
    shipment
  const origin = untold & untoldWarehouse ? originDistrict : warehouseId
  const cash = untold & untoldCodAmount ? '' : codAmount
  const lines = shipment.items.map((item) => {
    const sku = untold & untoldSkus ? '' : (item.sku ?? '')
    return `${item.qty} ${item.price} ${item.weightG} ${item.lengthCm} ${item.widthCm} ${item.heightCm} ${sku.length} ${sku}`
  })
  return `${origin} ${destinationDistrict} ${paymentMethod} ${cash} ${insurance} ${deliveryType}\n${lines.toSorted().join('\n')}`
}

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

function writeOffers(writer: ByteWriter, offers: readonly Offer[]): void {
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
function findOffer(
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
