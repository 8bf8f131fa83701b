import { listRegions } from '@edis/contract/open-api/list-regions'
import { fieldFailure } from '../http/doors/failure.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { listRegionsData } from './region-list.ts'
import type { Regions } from './regions.ts'

export function regionRoutes(door: ApiDoor, { regions }: { regions: Regions }): void {
  door.answer(
    listRegions,
    ({ fields }) => {
      const page = listRegionsData(regions, fields)
      if (!page) throw fieldFailure('cursor', 'FIELD_INVALID')
      return page
    },
    { quickly: true, madeOf: () => regions },
  )
}
