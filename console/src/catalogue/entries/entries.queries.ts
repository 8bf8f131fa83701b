import type { Environment } from '@edis/contract/environment'
import { findPartner } from '@edis/contract/operations/partners'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { catalogueKey, type Stock } from '../catalogue.queries.ts'
import { csvOf, rowsOf } from '../files/csv.ts'
import { exportFile, importFile } from '../files/files.queries.ts'
import { type Entry, type EntryKind, isSameEntry } from './entries.ts'
import { messages } from './messages.en.ts'

const entriesOf = async (environment: Environment, kind: EntryKind): Promise<Entry[]> =>
  rowsOf(await (await exportFile(environment, kind)).text())

/** A row of a file by its key, as the file has it now. */
export const entryQuery = (
  environment: Environment,
  kind: EntryKind,
  keyOf: () => Promise<Entry> | Entry,
  id: string,
) =>
  queryOptions({
    queryKey: [...catalogueKey, environment, 'entry', kind, id],
    queryFn: async () => {
      const key = await keyOf()
      const entry = (await entriesOf(environment, kind)).find((row) => isSameEntry(kind, row, key))
      if (!entry) throw new CallFailed(messages.gone)
      return entry
    },
    // Each time it is edited it is read anew
    gcTime: 0,
  })

/** What a row of the stock is called in the file of products, which names owners by their email. */
export const productKey = async (environment: Environment, { sku, partner_id }: Stock): Promise<Entry> => ({
  sku,
  partner: partner_id === null ? '' : (await request(environment, findPartner, { partner_id })).email,
})

/** `was` null: it is new. `is` null: it goes. */
export type EntryChange = { was: Entry | null; is: Entry | null; reason: string }

/**
 * Changes one row of a file: the others are taken as they are now. What someone else changed since it was shown is not
 * overwritten.
 */
export const useEntryChange = (environment: Environment, kind: EntryKind) =>
  useChange(async ({ was, is, reason }: EntryChange) => {
    const rows = await entriesOf(environment, kind)
    const key = was ?? is ?? {}
    const now = rows.find((row) => isSameEntry(kind, row, key))
    if (!was && now) throw new CallFailed(messages.exists)
    if (was && (!now || JSON.stringify(now) !== JSON.stringify(was))) throw new CallFailed(messages.changed)
    const others = rows.filter((row) => row !== now)
    // Products that a file doesn't name are kept. The entry's line comes first, where `cellFault` looks for it.
    const file = csvOf(is === null ? others : kind === 'products' ? [is] : [is, ...others])
    return importFile(environment, kind, file, { reason, confirm: is === null })
  }, catalogueKey)
