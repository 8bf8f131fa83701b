import type { DataOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import {
  couriersFile,
  holidaysFile,
  productsFile,
  rateCardsFile,
  warehousesFile,
} from '@edis/contract/operations/catalogue-files'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { requestFile, sendFile } from '../../api.ts'
import { catalogueKey } from '../catalogue.queries.ts'

const files = {
  couriers: couriersFile,
  warehouses: warehousesFile,
  products: productsFile,
  'rate-cards': rateCardsFile,
  holidays: holidaysFile,
} as const

export type FileName = keyof typeof files
export type Preview = DataOf<typeof rateCardsFile.import>

/** What is said of a file beside its rows; the last four are a rate card's. */
export type Options = Partial<Record<'name' | 'partner' | 'valid_from' | 'valid_to', string>>

type Sent = { file: Blob; options: Options }

/** Says what the file would change, and changes nothing. */
export const usePreview = (environment: Environment, name: FileName) =>
  useMutation({
    mutationFn: ({ file, options }: Sent) =>
      sendFile(environment, files[name].import, { ...options, dry_run: true }, file),
  })

export const useImport = (environment: Environment, name: FileName) =>
  useChange(
    ({ file, options, reason, confirm }: Sent & { reason: string; confirm: boolean }) =>
      sendFile(environment, files[name].import, { ...options, reason, confirm }, file),
    catalogueKey,
  )

/** Takes text in as the file. */
export const importFile = (
  environment: Environment,
  name: FileName,
  csv: string,
  options: { reason: string; confirm: boolean },
) => sendFile(environment, files[name].import, options, new Blob([csv], { type: 'text/csv' }))

export const exportFile = (
  environment: Environment,
  name: FileName,
  fields: { card?: string; partner?: string } = {},
) => requestFile(environment, files[name].export, fields)

/** The rows of the file, as it is exported. */
export const rowsQuery = (environment: Environment, name: FileName) =>
  queryOptions({
    queryKey: [...catalogueKey, environment, 'rows', name],
    queryFn: async () => (await exportFile(environment, name)).text(),
  })
