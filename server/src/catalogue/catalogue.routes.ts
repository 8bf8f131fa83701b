import { Readable } from 'node:stream'
import type { RequestOf } from '@edis/contract/calls/call'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { listProducts } from '@edis/contract/open-api/list-products'
import { listWarehouses } from '@edis/contract/open-api/list-warehouses'
import { rateCard } from '@edis/contract/open-api/rate-card'
import { showContractPrices } from '@edis/contract/portal-calls/contract-prices'
import { Failure, fieldFailure } from '../http/doors/failure.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { Download } from '../http/doors/download.ts'
import { atOnce } from '../http/gate/at-once.ts'
import type { Regions } from '../regions/regions.ts'
import type { CurrentCatalogue } from './catalogue.ts'
import { contractedRow } from './prices/contract-prices.ts'
import { courierNotFound } from './courier-not-found.ts'
import { courierAnswers, discountsOf, pageByCode, warehouseAnswer } from './catalogue-answers.ts'
import { cursorKey, pageOf } from '../http/doors/page.ts'
import type { ProductStore } from './products.store.ts'
import { csvHeader, csvLine, type RateCardRow } from './prices/rate-card.ts'
import { rateCardPages } from './prices/rate-card-pages.ts'
import { rateCardKey, type RateCardStore } from './prices/rate-card.store.ts'

type Parts = {
  catalogue: CurrentCatalogue
  products: ProductStore
  rateCards: RateCardStore
  regions: Pick<Regions, 'find'>
}

export function catalogueRoutes(door: ApiDoor, { catalogue, products, rateCards, regions }: Parts): void {
  const pages = rateCardPages(rateCards)
  const listed = async ({ fields, partnerId }: { fields: RequestOf<typeof listProducts>; partnerId: string }) => {
    const { search, warehouse_id: warehouseId, cursor, limit = 50 } = fields
    if (warehouseId !== undefined && !catalogue().findWarehouse(warehouseId)) throw new Failure('WAREHOUSE_NOT_FOUND')
    const [afterSku] = cursorKey(cursor) ?? []
    const rows = await products.list(partnerId, {
      ...(search !== undefined && { search: search.trim() }),
      ...(warehouseId !== undefined && { warehouseId }),
      ...(afterSku !== undefined && { afterSku }),
      limit: limit + 1,
    })
    return pageOf(rows, limit, ({ sku }) => [sku])
  }
  door.answer(listProducts, listed, { quickly: true })

  door.answer(
    listCouriers,
    ({ fields }) => {
      const couriers = courierAnswers(catalogue().services, fields)
      return pageByCode(couriers, ({ courier_code }) => courier_code, fields)
    },
    { quickly: true, madeOf: catalogue },
  )

  door.answer(
    listWarehouses,
    ({ fields }) => {
      const page = pageByCode(catalogue().warehouses, ({ code }) => code, fields)
      return { ...page, items: page.items.map(warehouseAnswer) }
    },
    { quickly: true, madeOf: catalogue },
  )

  door.answer(showContractPrices, ({ partnerId }) => {
    const { cardOf, contractOf, services } = catalogue()
    const card = cardOf(partnerId)
    const contract = contractOf(partnerId)
    return {
      own_card: card?.partnerId === partnerId ? { valid_from: card.validFrom, valid_to: card.validTo } : null,
      discounts: contract ? discountsOf(contract, services) : [],
    }
  })

  door.stream(
    rateCard,
    ({ headers: { accept = '' } }) => accept.includes('text/csv') && !accept.includes('application/json'),
    async ({ fields, partnerId }) => {
      const filter = filterOf(fields)
      const card = catalogue().cardOf(partnerId)
      const batches = paidBy(partnerId, card ? rateCards.stream(card, filter) : [])
      // What fails before the first row is answered as any failure; what fails later cuts the answer off.
      const first = await batches.next()
      const headers = {
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': 'attachment; filename="rate-card.csv"',
      }
      return new Download(headers, Readable.from(csvOf(first, batches)))
    },
    ({ fields, partnerId }) => {
      const { cursor, limit = 50 } = fields
      const filter = filterOf(fields)
      const { version, cardOf, contractOf } = catalogue()
      const card = cardOf(partnerId)
      const contract = contractOf(partnerId)
      const found = card ? pages.page(version, card, filter, cursorKey(cursor, 4), limit + 1) : []
      return atOnce(found, (rows) =>
        pageOf(contract ? rows.map((row) => contractedRow(row, contract)) : rows, limit, rateCardKey),
      )
    },
  )

  /** As the partner pays them. */
  async function* paidBy(
    partnerId: string,
    batches: AsyncIterable<RateCardRow[]> | RateCardRow[][],
  ): AsyncGenerator<RateCardRow[]> {
    const contract = catalogue().contractOf(partnerId)
    for await (const batch of batches) yield contract ? batch.map((row) => contractedRow(row, contract)) : batch
  }

  function filterOf({ origin_city, courier_code, service_code }: RequestOf<typeof rateCard>) {
    const { services, hasCourier } = catalogue()
    if (origin_city !== undefined && regions.find(origin_city)?.level !== 'city')
      throw fieldFailure('origin_city', 'REGION_NOT_FOUND')
    if (courier_code !== undefined && !hasCourier(courier_code)) throw courierNotFound({ services }, courier_code)
    const ofCourier = services.filter(({ courierCode }) => courier_code === undefined || courierCode === courier_code)
    if (service_code !== undefined && !ofCourier.some(({ serviceCode }) => serviceCode === service_code))
      throw fieldFailure('service_code', 'SERVICE_NOT_AVAILABLE')
    return {
      ...(origin_city !== undefined && { originCity: origin_city }),
      ...(courier_code !== undefined && { courierCode: courier_code }),
      ...(service_code !== undefined && { serviceCode: service_code }),
    }
  }
}

async function* csvOf(
  first: IteratorResult<RateCardRow[]>,
  rest: AsyncIterable<RateCardRow[]>,
): AsyncGenerator<string> {
  yield csvHeader
  if (first.done) return
  yield first.value.map(csvLine).join('')
  for await (const batch of rest) yield batch.map(csvLine).join('')
}
