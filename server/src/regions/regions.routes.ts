import { listRegions } from '@edis/contract/open-api/list-regions'
import { fieldFailure } from '../http/doors/failure.ts'
import type { OpenApi } from '../http/doors/open-api.ts'
import { regionAnswers } from './region-list.ts'
import type { Regions } from './regions.ts'

export function regionRoutes(openApi: OpenApi, { regions }: { regions: Regions }): void {
  const answerOf = regionAnswers(regions)
  openApi.read(listRegions, ({ fields }) => {
    const page = answerOf(fields)
    if (!page) throw fieldFailure('cursor', 'FIELD_INVALID')
    return page
  })
}
