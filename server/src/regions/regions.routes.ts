import { listRegions } from '@edis/contract/open-api/list-regions'
import { fieldFailure } from '../http/doors/failure.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { regionAnswers } from './region-list.ts'
import type { Regions } from './regions.ts'

export function regionRoutes(door: ApiDoor, { regions }: { regions: Regions }): void {
  const answerOf = regionAnswers(regions)
  door.answer(listRegions, ({ fields }) => {
    const page = answerOf(fields)
    if (!page) throw fieldFailure('cursor', 'FIELD_INVALID')
    return page
  })
}
