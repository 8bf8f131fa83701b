import { hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import { hmacSha256 } from '../fast-path/hmac.ts'
import { sumsOf, type Weight } from './parcel.ts'
import type { Cost } from './price.ts'
import type { PriceTerms } from './price-terms.ts'
import { ByteReader, ByteWriter } from './quote-bytes.ts'
import { cashCounts, fingerprint, fingerprintLength, untoldOf } from './quote-fingerprint.ts'
import { findOffer, type Offer, writeOffers } from './quote-offers.ts'
import { readTerms, writeTerms } from './quote-terms.ts'
import type { QuotedShipment } from './shipment.ts'

type Seal = { quote_id: string; valid_until: string }

export type Quotes = {
  /** Locks the prices of the offers for the shipment. */
  seal(partnerId: string, shipment: QuotedShipment, offers: readonly Offer[], now: Date): Seal
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

  return {
    seal(partnerId, shipment, offers, now) {
      // Whole seconds, rounded up: no quote is shorter than it says
      const ms = Math.ceil(now.getTime() / 1000) * 1000
      const time = ms.toString(36).padStart(timeLength, '0')
      const untold = untoldOf(shipment)
      writer.rewind(0)
      writer.ascii(headOf(time, partnerId))
      const body = writer.at
      writer.byte(untold)
      writer.ascii(fingerprint(shipment, untold))
      writeOffers(writer, offers)
      writeTerms(writer, body, offers)
      writer.ascii(macOf(writer.view(0)))
      return { quote_id: prefix + time + writer.base64url(body), valid_until: new Date(ms + lifetimeMs).toISOString() }
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
      return { ...found.price, terms: terms && { ...terms, cashCounts: cashCounts(shipment, untold) } }
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
