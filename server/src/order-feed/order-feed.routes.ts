import type { Environment } from '@edis/contract/environment'
import { readOrderFeed } from '@edis/contract/operations/order-feed'
import type { OperationsDoor } from '../http/doors/operations-door.ts'
import type { OrderFeed } from './follow-orders.ts'

export function orderFeedRoutes(door: OperationsDoor, feeds: Readonly<Record<Environment, OrderFeed>>): void {
  door.answer(
    readOrderFeed,
    ({ fields, caller, whenGone }) => {
      const { after = null, status = null, partner_id: partnerId = null, limit = 100, wait = 0 } = fields
      const gone = new AbortController()
      whenGone(() => gone.abort())
      // Staff don't follow the feed.
      const keyId = 'keyId' in caller ? caller.keyId : ''
      const question = { keyId, after, status, partnerId, limit, wait: wait * 1_000 }
      return feeds[caller.environment].read(question, gone.signal)
    },
    { waitsForOthers: true },
  )
}
