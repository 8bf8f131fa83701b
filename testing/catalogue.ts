import type { Environment } from '@edis/contract/environment'
import { importer } from '../server/src/catalogue/catalogue-fixtures.ts'
import { catalogueFiles } from '../server/src/orders/order-fixtures.ts'
import { loadRegions } from '../server/src/regions/load-regions.ts'
import type { Regions } from '../server/src/regions/regions.ts'

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
