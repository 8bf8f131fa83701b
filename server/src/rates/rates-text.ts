import { errorMessage } from '@edis/contract/errors/error-catalogue'
import type { DataOf } from '@edis/contract/calls/call'
import type { rateV2 } from '@edis/contract/open-api/rate-v2'
import type { Service } from '../catalogue/catalogue.ts'
import { JsonText } from '../http/bodies/json-text.ts'
import type { Weight } from './parcel.ts'
import type { Cost, PriceError } from './price.ts'
import type { Sla } from './sla.ts'

export type PricedRate = { service: Service; weight: Weight; cost: Cost; sla: Sla }
export type UnavailableRate = { service: Service; error: PriceError }

type Data = DataOf<typeof rateV2>

/** The data of POST /rate/v2. What a quote is made of has nothing in it to escape. */
export const quotedText = ({ quote_id, valid_until }: Pick<Data, 'quote_id' | 'valid_until'>, rates: string) =>
  new JsonText<Data>(`{"quote_id":"${quote_id}","valid_until":"${valid_until}",${rates}`)

/**
 * What of it is the same for whoever asks, from `weight` to the end. Joined from what each service's part always begins
 * with, from whole numbers and times: half the time of JSON.stringify.
 */
export function ratesText(
  weight: Weight,
  rates: readonly PricedRate[],
  unavailable: readonly UnavailableRate[],
): string {
  const { actual_g, volumetric_g, chargeable_kg } = weight
  const weightText = `{"actual_g":${actual_g},"volumetric_g":${volumetric_g},"chargeable_kg":${chargeable_kg}}`
  const unavailableText = unavailable.map(reasonText).join()
  return `"weight":${weightText},"rates":[${rates.map(rateText).join()}],"unavailable":[${unavailableText}]}`
}

function rateText({ service, weight, cost, sla }: PricedRate): string {
  const costText = `{"base":${cost.base},"insurance":${cost.insurance},"cod_fee":${cost.cod_fee},"surcharge":${cost.surcharge},"discount":${cost.discount},"total":${cost.total}}`
  return `${openingOf(service)},"chargeable_kg":${weight.chargeable_kg},"cost":${costText},"sla":{"etd_min_days":${sla.etd_min_days},"etd_max_days":${sla.etd_max_days},"promised_at":"${sla.promised_at}"}}`
}

const reasonText = ({ service, error }: UnavailableRate): string =>
  `${openingOf(service)},"error":"${error}","message":${JSON.stringify(errorMessage(error, 'en'))}}`

function openingOf(service: Service): string {
  let opening = openings.get(service)
  if (opening === undefined) {
    const { courierCode, serviceCode } = service
    opening = `{"courier_code":${JSON.stringify(courierCode)},"service_code":${JSON.stringify(serviceCode)}`
    openings.set(service, opening)
  }
  return opening
}
const openings = new WeakMap<Service, string>()
