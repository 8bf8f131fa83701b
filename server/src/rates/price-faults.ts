import { hints } from '@edis/contract/errors/hints'
import type { RateLine } from '../catalogue/catalogue.ts'
import { fieldFault, type FieldFault } from '../http/doors/failure.ts'
import { type Parcel, sumsOf, weightOf } from './parcel.ts'
import { type Cost, priceWeighed } from './price.ts'
import { termsOf } from './price-terms.ts'

/**
 * Everything that keeps a service from carrying an order's parcel, with what was sent and what is accepted, by the fields
 * of POST /order/send/v2. `line` is that of its route. `quoted`: what its quote says it costs; null: priced as it is sent.
 */
export function priceFaults(line: RateLine | undefined, parcel: Parcel, quoted: Cost | null): FieldFault[] {
  if (!line) return [fieldFault('service_code', 'SERVICE_NOT_AVAILABLE')]
  if (quoted) return codFaults(line, parcel, quoted.total)
  const tooHeavy = weightFaults(line, parcel)
  const least = tooHeavy.length > 0 ? null : leastCash(line, parcel)
  return [
    ...serviceFaults(line, parcel),
    ...tooHeavy,
    ...insuranceFaults(line, parcel),
    ...codFaults(line, parcel, least),
  ]
}

const titleOf = ({ service }: RateLine): string => `${service.courierCode} ${service.serviceCode}`

function serviceFaults(line: RateLine, { deliveryType, insurance }: Parcel): FieldFault[] {
  const { service } = line
  const title = titleOf(line)
  if (deliveryType !== null && !service[deliveryType])
    return [fieldFault('service_code', 'SERVICE_NOT_AVAILABLE', hints.deliveryTypeUnsupported(title, deliveryType))]
  if (!insurance || service.insurance) return []
  const message = hints.insuranceUnsupported(title)
  return [fieldFault('service_code', 'SERVICE_NOT_AVAILABLE', message)]
}

function weightFaults(line: RateLine, parcel: Parcel): FieldFault[] {
  const { service } = line
  const weight = weightOf(sumsOf(parcel), line.volumetricDivisor, service.roundingToleranceG, line.minWeightKg)
  const value = Math.max(weight.actual_g, weight.volumetric_g)
  const maximum = service.maxWeightKg * 1000
  if (value <= maximum) return []
  const isVolumetric = weight.volumetric_g > weight.actual_g
  const message = isVolumetric ? hints.volumeOverLimit(value, maximum) : hints.overLimit(value, maximum, 'g')
  return [fieldFault('items', 'WEIGHT_OVER_LIMIT', message, { value, maximum })]
}

function insuranceFaults({ service }: RateLine, parcel: Parcel): FieldFault[] {
  const value = sumsOf(parcel).goods
  const maximum = service.maxInsuredValue
  if (!parcel.insurance || !service.insurance || value <= maximum) return []
  return [
    fieldFault('insurance', 'INSURANCE_LIMIT_EXCEEDED', hints.goodsOverInsurance(value, maximum), { value, maximum }),
  ]
}

/** The least cash that covers the cost: above the value of the goods its COD fee grows with it. */
function leastCash(line: RateLine, parcel: Parcel): number {
  const terms = termsOf(line)
  const { actualG } = sumsOf(parcel)
  const costAt = (codAmount: number | null) => priceWeighed(terms, { ...parcel, codAmount }, actualG).cost.total
  let least = costAt(0)
  // Each time by a share of the time before. A fee of all that is collected is never covered
  for (let times = 0; times < 100 && costAt(least) > least; times++) least = costAt(least)
  return least
}

/** `least`: the cash that covers the cost; null of what the service does not carry. */
function codFaults(line: RateLine, parcel: Parcel, least: number | null): FieldFault[] {
  const { service } = line
  if (parcel.paymentMethod !== 'COD') return []
  if (!service.cod || !line.codAvailable) {
    const title = titleOf(line)
    return [
      fieldFault(
        'payment_method',
        'COD_NOT_SUPPORTED',
        service.cod ? hints.codUnsupportedInDistrict(title) : hints.codUnsupported(title),
      ),
    ]
  }
  const value = parcel.codAmount
  if (value === null) return []
  if (value > service.maxCod) {
    const maximum = service.maxCod
    return [fieldFault('cod_amount', 'COD_LIMIT_EXCEEDED', hints.codOverLimit(value, maximum), { value, maximum })]
  }
  if (least === null || value >= least) return []
  const minimum = least
  return [fieldFault('cod_amount', 'COD_AMOUNT_TOO_LOW', hints.codBelowCost(value, minimum), { value, minimum })]
}
