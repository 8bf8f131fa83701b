import type { Logger } from 'pino'
import type { Catalogue, CurrentCatalogue, RateLine } from './catalogue.ts'
import type { CatalogueContent, CatalogueStore } from './catalogue.store.ts'
import { originCache } from './origin-cache.ts'
import { type DistrictNumbers, type OriginLines, packOriginLines } from './origin-lines.ts'

export type LiveCatalogue = {
  current: CurrentCatalogue
  /** Loads what is in the database now. */
  reload(): Promise<void>
  stop(): void
}

type Options = { pollEvery?: number; now?: () => Date; mostOrigins?: number; mostLines?: number }

/**
 * One environment's catalogue in memory. Every second it looks whether an import has changed it, and then replaces it
 * whole; who holds the one before keeps it as it was. While the database does not answer, the last one serves.
 *
 * Bounds: 64 origins and 2 million lines, which take 24 MB at 12 bytes a line.
 */
export async function startLiveCatalogue(
  store: CatalogueStore,
  log: Pick<Logger, 'warn' | 'info'>,
  { pollEvery = 1_000, now = () => new Date(), mostOrigins = 64, mostLines = 2_000_000 }: Options = {},
): Promise<LiveCatalogue> {
  const districts: DistrictNumbers = new Map()
  let catalogue = catalogueOf(await store.load())
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let isFailing = false
  let reloading: Promise<void> | undefined

  async function replace(): Promise<void> {
    const content = await store.load()
    if (content.version !== catalogue.version) catalogue = catalogueOf(content)
  }
  const reload = (): Promise<void> => (reloading ??= replace().finally(() => (reloading = undefined)))

  async function poll(): Promise<void> {
    try {
      if ((await store.version()) !== catalogue.version) {
        await reload()
        log.info({ version: catalogue.version }, 'the catalogue was imported anew')
      }
      isFailing = false
    } catch (error) {
      if (!isFailing && !stopped) log.warn({ err: error }, 'the catalogue could not be read; trying again')
      isFailing = true
    }
    if (!stopped) timer = setTimeout(() => void poll(), pollEvery).unref()
  }
  timer = setTimeout(() => void poll(), pollEvery).unref()

  function catalogueOf({ version, rateCard, services, warehouses, holidays }: CatalogueContent): Catalogue {
    const byKey = new Map(services.map((service) => [`${service.courierCode} ${service.serviceCode}`, service]))
    const couriers = new Set(services.map(({ courierCode }) => courierCode))
    const byId = new Map(warehouses.map((warehouse) => [warehouse.id, warehouse]))
    const findService: Catalogue['findService'] = (courier, service) => byKey.get(`${courier} ${service}`) ?? null

    const cache = originCache<OriginLines>(
      async (originCity) => {
        const groups = await store.linesFrom(rateCard, originCity)
        if (groups === null) throw new Superseded()
        return packOriginLines(groups, findService, districts)
      },
      { mostOrigins, mostLines },
    )

    async function loadedLines(originCity: string, district: string): Promise<RateLine[]> {
      try {
        return (await cache.load(originCity)).to(district, dayInJakarta(now()))
      } catch (error) {
        if (!(error instanceof Superseded)) throw error
        // Another card came into force before this origin was read: its lines are those that count.
        await reload()
        return catalogue.rateLines(originCity, district)
      }
    }

    return {
      version,
      services,
      findService,
      hasCourier: (courierCode) => couriers.has(courierCode),
      warehouses,
      findWarehouse: (id) => byId.get(id) ?? null,
      holidays: new Set(holidays),
      rateLines(originCity, district) {
        const lines = cache.get(originCity)
        return lines ? lines.to(district, dayInJakarta(now())) : loadedLines(originCity, district)
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

/** The card that a catalogue speaks of is no longer in force. */
class Superseded extends Error {}

/** Days since 1970 in Asia/Jakarta, which is 7 hours ahead all year. */
const dayInJakarta = (now: Date): number => Math.floor((now.getTime() + 7 * 3_600_000) / 86_400_000)
