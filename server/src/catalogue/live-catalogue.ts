import type { Logger } from 'pino'
import type { Environment } from '@edis/contract/environment'
import type { Catalogue, CurrentCatalogue, RateLine } from './catalogue.ts'
import type { CatalogueContent, CatalogueStore } from './catalogue.store.ts'
import { contractsOf } from './prices/contract-prices.ts'
import { boundedCache } from './prices/bounded-cache.ts'
import { type DistrictNumbers, type OriginLines, packOriginLines } from './prices/origin-lines.ts'
import { cardsByPartner, dayInJakarta } from './prices/rate-card-versions.ts'

export type LiveCatalogue = {
  current: CurrentCatalogue
  /** Loads what is in the database now. */
  reload(): Promise<void>
  stop(): void
}

/** `environment`: where services come back that were switched off until now; without it they stay. */
type Options = {
  environment?: Environment
  pollEvery?: number
  now?: () => Date
  maxOrigins?: number
  maxLines?: number
}

/**
 * One environment's catalogue in memory. Every second it looks whether an import has changed it, and then replaces it
 * whole; who holds the one before keeps it as it was. While the database does not answer, the last one serves.
 *
 * Bounds: 64 origins of cards and 2 million lines, which take 24 MB at 12 bytes a line.
 */
export async function startLiveCatalogue(
  store: CatalogueStore,
  log: Pick<Logger, 'warn' | 'info'>,
  { environment, pollEvery = 1_000, now = () => new Date(), maxOrigins = 64, maxLines = 2_000_000 }: Options = {},
): Promise<LiveCatalogue> {
  const districts: DistrictNumbers = new Map()
  let content = await store.load()
  let catalogue = catalogueOf(content)
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isFailing = false
  let reloading: Promise<void> | undefined

  async function replace(): Promise<void> {
    content = await store.load()
    if (content.version !== catalogue.version) catalogue = catalogueOf(content)
  }
  const reload = (): Promise<void> => (reloading ??= replace().finally(() => (reloading = undefined)))

  async function poll(): Promise<void> {
    try {
      if (environment && content.nextOn && content.nextOn <= now()) await store.switchOnDue(environment, now())
      if ((await store.version()) !== catalogue.version) {
        await reload()
        log.info({ version: catalogue.version }, 'catalogue reloaded after an import')
      }
      isFailing = false
    } catch (error) {
      if (!isFailing && !stopped) log.warn({ err: error }, 'could not load the catalogue, retrying')
      isFailing = true
    }
    if (!stopped) timer = setTimeout(() => void poll(), pollEvery).unref()
  }
  timer = setTimeout(() => void poll(), pollEvery).unref()

  function catalogueOf({
    version,
    cards,
    contractPrices,
    services,
    warehouses,
    holidays,
  }: CatalogueContent): Catalogue {
    const byKey = new Map(services.map((service) => [`${service.courierCode} ${service.serviceCode}`, service]))
    const couriers = new Set(services.map(({ courierCode }) => courierCode))
    const byId = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]))
    const findService: Catalogue['findService'] = (courier, service) => byKey.get(`${courier} ${service}`) ?? null
    const contracts = contractsOf(contractPrices)
    const owners = new Set([...contracts.keys(), ...cards.map(({ partnerId }) => partnerId)])
    const cardOn = cardsByPartner(cards)

    const cache = boundedCache<OriginLines>({ most: maxOrigins, maxCount: maxLines })
    const readLines = async (card: number, originCity: string) =>
      packOriginLines(card, await store.linesFrom(card, originCity), findService, districts)

    function linesTo(lines: OriginLines, district: string, partnerId: string): RateLine[] {
      const found = lines.to(district, dayInJakarta(now()))
      const contract = contracts.get(partnerId)
      if (!contract) return found
      return found.map((line) => ({
        ...line,
        contractBp: contract(line.service.courierCode, line.service.serviceCode),
      }))
    }

    return {
      version,
      services,
      findService,
      hasCourier: (courierCode) => couriers.has(courierCode),
      warehouses,
      findWarehouse: (id) => byId.get(id) ?? null,
      holidays: new Set(holidays),
      cardOf: (partnerId) => cardOn(partnerId, dayInJakarta(now())),
      contractOf: (partnerId) => contracts.get(partnerId) ?? null,
      hasOwnPrices: (partnerId) => owners.has(partnerId),
      rateLines(originCity, district, partnerId) {
        const card = cardOn(partnerId, dayInJakarta(now()))?.card
        if (card === undefined) return []
        const key = `${card} ${originCity}`
        const lines = cache.get(key)
        return lines
          ? linesTo(lines, district, partnerId)
          : cache.read(key, () => readLines(card, originCity)).then((read) => linesTo(read, district, partnerId))
      },
    }
  }

  return {
    current: () => catalogue,
    reload,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
