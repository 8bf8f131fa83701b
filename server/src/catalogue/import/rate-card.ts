import { hints } from '@edis/contract/errors/hints'
import { boolean, code, date, integer, optional, regionCode } from './columns.ts'
import type { Regions } from '../../regions/regions.ts'
import { type RateCardRow, RepeatedLines, copyText } from '../prices/rate-card.ts'
import { partnerNamed } from '../prices/partner-named.ts'
import type { ListedCard, NewCard } from '../prices/rate-card-versions.store.ts'
import { WrongOption } from '../wrong-option.ts'
import { importStore } from './import.store.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { readTable } from './table.ts'

/** In the order of the CSV of GET /ratecard/v1: what was exported may be imported. */
const columnsFor = (regions: Pick<Regions, 'find'>) => ({
  courier_code: code({ about: 'Courier code', example: 'NUSA' }),
  service_code: code({ about: 'Service code of the courier', example: 'REG' }),
  origin_city_code: regionCode('city', (text) => regions.find(text), {
    about: 'Kemendagri code of the origin city or regency',
    example: '31.71',
  }),
  destination_district_code: regionCode('district', (text) => regions.find(text), {
    about: 'Kemendagri code of the destination district',
    example: '35.78.03',
  }),
  price_first_kg: integer(0, 100_000_000, { about: 'Price of the first kilogram, in rupiah', example: '18000' }),
  price_next_kg: integer(0, 100_000_000, { about: 'Price of each additional kilogram, in rupiah', example: '16000' }),
  min_weight_kg: integer(1, 1_000, { about: 'Minimum chargeable weight, in kg', example: '1' }),
  volumetric_divisor: integer(1, 100_000, { about: 'Volume in cm³ that counts as one kilogram', example: '6000' }),
  etd_min_days: integer(0, 365, { about: 'Minimum number of days until delivery', example: '2' }),
  etd_max_days: integer(0, 365, { about: 'Maximum number of days until delivery', example: '3' }),
  cod_available: boolean({ about: 'Whether the service supports COD in the destination district', example: 'true' }),
  valid_from: date({ about: 'First day the price is valid, in Jakarta time', example: '2026-01-01' }),
  valid_to: optional(
    date({ about: 'Last day the price is valid. If empty, until the next rate card', example: '2026-12-31' }),
    null,
  ),
})

export const rateCard: ImportKind = {
  name: 'rate-card',
  about: 'import a new version of the rate card, with any number of rows; earlier versions do not change',
  columns: columnsFor({ find: () => null }),
  isHeld: true,
  run: importRateCard,
}

async function importRateCard(job: ImportJob): ReturnType<ImportKind['run']> {
  const { store, card } = job
  if (card.validFrom !== undefined && card.validTo !== undefined && card.validTo < card.validFrom)
    throw new WrongOption('valid_to', hints.lastDayBeforeFirst)
  const owner = card.partner === undefined ? null : partnerNamed(await job.listPartners(), card.partner)
  const present = await store.presentCard(owner?.id ?? null)
  const { version, isNew } = await store.trying(
    async (within) => {
      const ofCard = importStore(within, store.environment)
      const made = await writeCard({ ...job, store: ofCard }, owner?.id ?? null)
      const repeats = present !== null && says(card, present) && (await ofCard.sameLines(made, present))
      return { version: made, isNew: !repeats }
    },
    // Lines are never deleted: those of no version are undone.
    (tried) => tried.isNew,
  )
  if (present && !isNew)
    return {
      said: `the same as rate card ${present.name}, which is in force; no new version was created`,
      changes: { before: version.lines, added: 0, changed: 0, gone: 0 },
    }
  const days = version.validTo === null ? `from ${version.validFrom}` : `${version.validFrom} to ${version.validTo}`
  const whose = owner ? ` for ${owner.email}` : ''
  const said = `rate card ${version.name}${whose}, ${version.lines.toLocaleString('en')} rows, valid ${days}`
  const { name } = version
  if (!job.isTried) return { said, name }
  const compared = await store.compareCards(version.card, present?.card ?? 0)
  const unchanged = version.lines - compared.added - compared.cheaper - compared.dearer
  return { said, name, prices: { ...compared, unchanged, valid_from: version.validFrom, valid_to: version.validTo } }
}

/** Writes the lines of the file, and the version that they are. */
async function writeCard(job: ImportJob, partnerId: string | null): Promise<NewCard> {
  const { source, store, loadRegions, faults, watch } = job
  const regions = await loadRegions()
  const known = new Set(
    (await store.services()).map(({ courier_code, service_code }) => `${courier_code} ${service_code}`),
  )
  const repeated = new RepeatedLines()
  const card = await store.newCard()
  const validity = new Validity()
  let rows = 0
  let refusal: { cause: unknown } | undefined

  /** Rows go to PostgreSQL as they are read. After the first fault none does, and the rest is only judged. */
  async function* judged(): AsyncGenerator<string> {
    for await (const batch of readTable(source, columnsFor(regions), faults, watch)) {
      let text = ''
      for (const { line, values } of batch) {
        const row: RateCardRow = values
        if (!known.has(`${row.courier_code} ${row.service_code}`))
          faults.add(
            line,
            'service_code',
            `there is no service ${row.courier_code} ${row.service_code}; import couriers first`,
          )
        if (row.etd_max_days < row.etd_min_days) faults.add(line, 'etd_max_days', 'it is below etd_min_days')
        if (row.valid_to !== null && row.valid_to < row.valid_from)
          faults.add(line, 'valid_to', 'it is before valid_from')
        if (repeated.has(row))
          faults.add(
            line,
            'destination_district_code',
            'an earlier row has the same origin, courier, service and destination',
          )
        validity.include(row)
        if (faults.count === 0) text += copyText(card, row)
      }
      rows += batch.length
      if (text !== '') yield text
    }
  }
  async function* untilRefused(): AsyncGenerator<string> {
    try {
      yield* judged()
    } catch (error) {
      refusal = { cause: error }
    }
  }
  await store.copyRateLines(untilRefused())
  if (refusal) throw refusal.cause
  faults.refuse()
  const version = {
    card,
    name: job.card.name ?? source.name.replace(/\.csv$/i, ''),
    partnerId,
    validFrom: job.card.validFrom ?? validity.from,
    validTo: job.card.validTo ?? validity.to,
    lines: rows,
  }
  await store.addCard(version)
  return version
}

/** Whether nothing that was said of the version is other than it is; days that were not said are those of its lines. */
const says = ({ name, validFrom, validTo }: ImportJob['card'], present: ListedCard): boolean =>
  (name ?? present.name) === present.name &&
  (validFrom ?? present.validFrom) === present.validFrom &&
  (validTo ?? present.validTo) === present.validTo

/** From the first day of any row to the last day of any. */
class Validity {
  from = '9999-12-31'
  to: string | null = ''

  include({ valid_from, valid_to }: Pick<RateCardRow, 'valid_from' | 'valid_to'>): void {
    if (valid_from < this.from) this.from = valid_from
    if (valid_to === null) this.to = null
    else if (this.to !== null && valid_to > this.to) this.to = valid_to
  }
}
