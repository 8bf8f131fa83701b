import * as calls from '@edis/contract/console/catalogue'
import { hints } from '@edis/contract/errors/hints'
import type { Environment } from '@edis/contract/environment'
import type { Database } from '../../database/connection.ts'
import type { ConsoleDoor } from '../../http/doors/console-door.ts'
import { momentField } from '../../http/bodies/moment-field.ts'
import { Failure, fieldFailure } from '../../http/doors/failure.ts'
import { cursorKey, pageOf } from '../../http/doors/page.ts'
import { switchCourier, switchService } from '../couriers.store.ts'
import { changeWithin } from '../import/import.store.ts'
import {
  hasService,
  listContractPrices,
  removeContractPrice,
  setContractPrice,
} from '../prices/contract-prices.store.ts'
import { compareCards } from '../prices/card-differences.store.ts'
import { withRouteNames } from '../prices/route-names.ts'
import { dayInJakarta, standingOf } from '../prices/rate-card-versions.ts'
import { listCards, withdrawCard } from '../prices/rate-card-versions.store.ts'
import type { Regions } from '../../regions/regions.ts'
import { cataloguePages } from './catalogue-pages.store.ts'

type Parts = {
  databases: Readonly<Record<Environment, Database>>
  regions: Pick<Regions, 'find'>
  /** The names of partners by their ids. */
  namesOf: (partnerIds: readonly string[]) => Promise<ReadonlyMap<string, string>>
  now: () => Date
}

const comparedLines = 100
const inEnvironment = { in: 'environment' } as const

/** What staff see and change of the catalogue beyond its files. Running processes load it anew within two seconds. */
export function catalogueConsoleRoutes(door: ConsoleDoor, { databases, regions, namesOf, now }: Parts): void {
  const pagesOf = (environment: Environment) => cataloguePages(databases[environment])

  door.answer(calls.listCouriers, ({ caller }) => pagesOf(caller.environment).couriers())

  door.change(
    calls.switchCourierOrService,
    async ({ fields, caller: { environment } }, { transaction, audit }) => {
      const { courier_code: courier, service_code: service, is_active: isActive, reason } = fields
      const until = fields.until === undefined || isActive ? null : momentField('until', fields.until)
      if (until && until <= now()) throw fieldFailure('until', 'FIELD_INVALID', hints.timeIsOver)
      const to = { isActive, until, reason }
      const was = await changeWithin(transaction, () =>
        service === undefined
          ? switchCourier(transaction, courier, to)
          : switchService(transaction, courier, service, to),
      )
      if (was === null) throw new Failure('NOT_FOUND')
      await audit({
        action: isActive ? 'courier.switched_on' : 'courier.switched_off',
        target: service === undefined ? courier : `${courier} ${service}`,
        environment,
        before: { is_active: was },
        after: { is_active: isActive, ...(until && { until: until.toISOString() }) },
        reason,
      })
      return null
    },
    inEnvironment,
  )

  door.answer(calls.listAllContractPrices, async ({ fields: { partner_id: only }, caller: { environment } }) => {
    const all = await listContractPrices(databases[environment].$client)
    const prices = all.filter(({ partnerId }) => only === undefined || partnerId === only)
    const names = await namesOf([...new Set(prices.map(({ partnerId }) => partnerId))])
    return prices.map(({ partnerId, courierCode, serviceCode, discountBp }) => ({
      partner_id: partnerId,
      partner_name: names.get(partnerId) ?? '',
      courier_code: courierCode,
      service_code: serviceCode,
      discount_bp: discountBp,
    }))
  })

  door.change(
    calls.putContractPrice,
    async ({ fields, caller: { environment } }, { transaction, audit }) => {
      const { partner_id: partnerId, courier_code: courierCode, service_code: serviceCode, reason } = fields
      const { discount_bp: discountBp } = fields
      if (!(await namesOf([partnerId])).has(partnerId)) throw new Failure('PARTNER_NOT_FOUND')
      if (!(await hasService(transaction, courierCode, serviceCode))) throw new Failure('NOT_FOUND')
      const key = { partnerId, courierCode, serviceCode }
      const before = await changeWithin(transaction, () =>
        discountBp === null
          ? removeContractPrice(transaction, key)
          : setContractPrice(transaction, { ...key, discountBp }),
      )
      await audit({
        action: discountBp === null ? 'contract_price.removed' : 'contract_price.set',
        target: `${courierCode} ${serviceCode}`,
        partnerId,
        environment,
        before: { discount_bp: before },
        after: { discount_bp: discountBp },
        reason,
      })
      return { before }
    },
    inEnvironment,
  )

  door.answer(calls.listRateCards, async ({ caller: { environment } }) => {
    const cards = await listCards(databases[environment].$client)
    const names = await namesOf(cards.flatMap(({ partnerId }) => partnerId ?? []))
    const today = dayInJakarta(now())
    return cards.map(({ partnerId, validFrom, validTo, importedAt, ...card }) => ({
      ...card,
      partner_id: partnerId,
      partner_name: partnerId && (names.get(partnerId) ?? ''),
      valid_from: validFrom,
      valid_to: validTo,
      imported_at: importedAt.toISOString(),
      standing: standingOf({ ...card, partnerId, validFrom, validTo }, cards, today),
    }))
  })

  door.change(
    calls.withdrawRateCard,
    async ({ fields: { card: number, reason }, caller: { environment } }, { transaction, audit }) => {
      const card = await changeWithin(transaction, async () => {
        const cards = await listCards(transaction)
        const one = cards.find((version) => String(version.card) === number)
        // One in force may be in quotes and orders
        if (!one || standingOf(one, cards, dayInJakarta(now())) !== 'waiting') throw new Failure('NOT_FOUND')
        await withdrawCard(transaction, one.card)
        return one
      })
      await audit({
        action: 'rate_card.withdrawn',
        target: 'rate-cards',
        environment,
        ...(card.partnerId !== null && { partnerId: card.partnerId }),
        before: { name: card.name, valid_from: card.validFrom },
        after: null,
        reason,
      })
      return null
    },
    inEnvironment,
  )

  door.answer(calls.compareRateCard, async ({ fields, caller: { environment } }) => {
    const cards = await listCards(databases[environment].$client)
    const one = cards.find(({ card }) => String(card) === fields.card)
    if (!one) throw new Failure('NOT_FOUND')
    const today = dayInJakarta(now())
    const earlier = cards.find(
      (version) =>
        version.partnerId === one.partnerId &&
        version.card < one.card &&
        standingOf(version, cards, today) !== 'withdrawn',
    )
    // No card has the number 0.
    const compared = await compareCards(databases[environment].$client, one.card, earlier?.card ?? 0, comparedLines)
    return { before: earlier?.card ?? null, ...compared, items: withRouteNames(regions, compared.items) }
  })

  door.answer(calls.listStock, async ({ fields, caller: { environment } }) => {
    const { search = '', warehouse_id: warehouseId = null, cursor, limit = 50 } = fields
    const question = { search: search.trim(), warehouseId, after: cursorKey(cursor, 3) }
    const rows = await pagesOf(environment).stock(question, limit + 1)
    const page = pageOf(rows, limit, (row) => [row.sku, row.product_id, row.warehouse_id])
    return { ...page, items: page.items.map((row) => ({ ...row, as_of: row.as_of.toISOString() })) }
  })
}
