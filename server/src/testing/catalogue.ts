import type { Environment } from '@edis/contract/environment'
import { importer } from '../catalogue/catalogue-fixtures.ts'
import { catalogueFiles } from '../orders/order-fixtures.ts'
import { loadRegions } from '../regions/load-regions.ts'
import type { Regions } from '../regions/regions.ts'

/** Imports a small catalogue, which the good orders are of, as an operator would. */
export async function importCatalogue(
  databaseUrl: string,
  environments: readonly Environment[] = ['development'],
): Promise<Regions> {
  const regions = await loadRegions()
  const into = importer({ databaseUrl, regions })
  for (const [kind, content] of catalogueFiles) await into(kind, content, { environments })
  return regions
}
