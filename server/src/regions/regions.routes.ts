import { listRegions } from '@edis/contract/open-api/list-regions'
import { fieldFailure } from '../http/failure.ts'
import type { OpenApi } from '../http/open-api.ts'
import { listRegionsData } from './region-list.ts'
import type { Regions } from './regions.ts'

export function regionRoutes(openApi: OpenApi, { regions }: { regions: Regions }): void {
  openApi.read(listRegions, ({ fields }) => {
    const page = listRegionsData(regions, fields)
    if (!page) throw fieldFailure('cursor', 'FIELD_INVALID')
    return page
  })
}
