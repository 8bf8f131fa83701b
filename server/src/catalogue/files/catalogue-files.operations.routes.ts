import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import type { Environment } from '@edis/contract/environment'
import {
  couriersFile,
  holidaysFile,
  productsFile,
  rateCardsFile,
  warehousesFile,
} from '@edis/contract/operations/catalogue-files'
import type { Database } from '../../database/connection.ts'
import type { Transaction } from '../../database/transaction.ts'
import { Download } from '../../http/doors/download.ts'
import type { OperationsDoor } from '../../http/doors/operations-door.ts'
import type { Regions } from '../../regions/regions.ts'
import type { CardChoice } from '../export/card-named.ts'
import { exportedText } from '../export/export.ts'
import { losesMost } from '../import/changes.ts'
import { couriers } from '../import/couriers.ts'
import { holidays } from '../import/holidays.ts'
import { type FileOptions, importWithin } from '../import/import.ts'
import type { ImportKind } from '../import/kind.ts'
import { products } from '../import/products.ts'
import { rateCard } from '../import/rate-card.ts'
import type { Source } from '../import/table.ts'
import { warehouses } from '../import/warehouses.ts'
import { withRouteNames } from '../prices/route-names.ts'
import type { NamedPartner } from '../prices/partner-named.ts'
import { fileFailure } from './file-failure.ts'

type Parts = {
  databases: Readonly<Record<Environment, Database>>
  regions: Pick<Regions, 'find'>
  listPartners: () => Promise<readonly NamedPartner[]>
}

/** How a file was asked to be taken over. */
type Asked = { environment: Environment; file?: string; body: Buffer; dry_run?: boolean; confirm?: boolean } & Pick<
  FileOptions,
  'by' | 'reason' | 'dropRateLines' | 'card'
>

/** The catalogue's files, in and out: what `edis import` and `edis export` do, in the environment of the key. */
export function catalogueFileRoutes(door: OperationsDoor, { databases, regions, listPartners }: Parts): void {
  async function take(kind: ImportKind, asked: Asked, transaction: Transaction) {
    const { environment, file = `${kind.name}.csv`, body, dry_run: dryRun = false, confirm = false, ...options } = asked
    const imported = await importWithin(kind, sourceOf(file, body), {
      ...options,
      transaction,
      environment,
      dryRun,
      mayLoseMost: confirm,
      loadRegions: async () => regions,
      listPartners,
    }).catch((error: unknown) => {
      throw fileFailure(error)
    })
    const { before, added, changed, gone } = imported.changes ?? { before: 0, added: 0, changed: 0, gone: 0 }
    return {
      dry_run: dryRun,
      before,
      added,
      changed,
      gone,
      needs_confirm: imported.changes !== null && losesMost(imported.changes),
      summary: imported.said,
      prices: imported.prices && { ...imported.prices, items: withRouteNames(regions, imported.prices.items) },
    }
  }

  async function give(kind: ImportKind, environment: Environment, choice: CardChoice = {}): Promise<Download> {
    const partners = choice.partner === undefined ? [] : await listPartners()
    const text = await exportedText(kind, databases[environment], choice, partners).catch((error: unknown) => {
      throw fileFailure(error)
    })
    const headers = {
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${kind.name}.csv"`,
    }
    return new Download(headers, Readable.from(text))
  }

  door.write(couriersFile.import, ({ fields, caller: { environment }, by }, transaction, body) => {
    const { drop_rate_lines: dropRateLines = false, ...common } = fields
    return take(couriers, { ...common, dropRateLines, environment, by, body }, transaction)
  })
  for (const [file, kind] of plainFiles)
    door.write(file.import, ({ fields, caller: { environment }, by }, transaction, body) =>
      take(kind, { ...fields, environment, by, body }, transaction),
    )
  door.write(rateCardsFile.import, ({ fields, caller: { environment }, by }, transaction, body) => {
    const { name, partner, valid_from: validFrom, valid_to: validTo, ...common } = fields
    const card = {
      ...(name !== undefined && { name: name.trim() }),
      ...(partner !== undefined && { partner }),
      ...(validFrom !== undefined && { validFrom }),
      ...(validTo !== undefined && { validTo }),
    }
    // A version without a name has the file's
    return take(rateCard, { ...common, card, environment, by, body, file: 'rate-cards.csv' }, transaction)
  })

  door.answer(couriersFile.export, ({ caller }) => give(couriers, caller.environment))
  for (const [file, kind] of plainFiles) door.answer(file.export, ({ caller }) => give(kind, caller.environment))
  door.answer(rateCardsFile.export, ({ caller, fields }) => give(rateCard, caller.environment, fields))
}

/** Those that say everything in their rows. */
const plainFiles = [
  [warehousesFile, warehouses],
  [productsFile, products],
  [holidaysFile, holidays],
] as const

/** In pieces, between which other calls have their turn. */
const piece = 262_144

const sourceOf = (name: string, body: Buffer): Source => ({
  name,
  size: body.length,
  async *bytes() {
    for (let at = 0; at < body.length; at += piece) {
      await setImmediate()
      yield body.subarray(at, at + piece)
    }
  },
})
