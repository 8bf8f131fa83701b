import type { Access } from './environment-access.ts'
import type { EnvironmentOptions } from './environment-options.ts'
import type { Webhooks } from './environment-webhooks.ts'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { activityRoutes } from '../activity/activity.routes.ts'
import { announcementRoutes } from '../announcements/announcements.routes.ts'
import { closingRoutes } from '../partners/closing.routes.ts'
import { accessChanges } from '../partners/partners.ts'
import { partnerStore } from '../partners/partners.store.ts'
import { requestRoutes } from '../requests/requests.routes.ts'
import { requestStore } from '../requests/requests.store.ts'
import { trafficRoutes } from '../requests/traffic/traffic.routes.ts'
import { trafficStore } from '../requests/traffic/traffic.store.ts'
import { orderListRoutes } from '../review/order-list.routes.ts'
import { orderListStore } from '../review/order-list.store.ts'
import { certificateIds } from '../review/certificate-ids.ts'
import { certificateStore } from '../review/certificates.store.ts'
import { orderReviewRoutes } from '../review/order-reviews.routes.ts'
import { orderReviewStore } from '../review/order-reviews.store.ts'
import { reportStore } from '../review/report.store.ts'
import { reviewRoutes } from '../review/review.routes.ts'
import { timelineRoutes } from '../review/timeline.routes.ts'
import { timelineStore } from '../review/timeline.store.ts'

type Parts = { access: Access; webhooks: Webhooks }

/** What partners look up of what their software and their people did: the report, orders, timelines, logs; the account's end. */
export function answerReview(options: EnvironmentOptions, door: ApiDoor, { access, webhooks }: Parts): void {
  const { settings, database, accounts, now } = options
  reviewRoutes(door, {
    reports: reportStore(database),
    certificates: certificateStore(database),
    certificateIds: certificateIds(options.masterKey, settings.otherMasterKeys),
    accounts: {
      find: (partnerId, within) => (within ? partnerStore(within) : accounts).find(partnerId),
      requestProduction: (within, partnerId, at) => partnerStore(within).requestProduction(partnerId, at),
      async grantProduction(within, partnerId, at) {
        const changed = await partnerStore(within).change(partnerId, accessChanges.grantProduction(at))
        return changed?.before.productionGrantedAt === null
      },
    },
    autoGrant: settings.autoGrantProduction,
    challenge: webhooks.challenge,
    rateLimit: webhooks.testLimit,
    countLink: options.team.guesses.ofLink,
    expirePresentToken: access.expirePresentToken,
    now,
  })
  const timeline = timelineStore(database)
  requestRoutes(door, { requests: requestStore(database), findOrder: timeline.findOrder, now })
  trafficRoutes(door, { traffic: trafficStore(database), now })
  activityRoutes(door, { database, now })
  announcementRoutes(door, { database, now })
  closingRoutes(door, { accounts, now })
  const reviews = orderReviewStore(database)
  orderReviewRoutes(door, { orders: reviews })
  const { retriedCarelessly } = reviews
  const list = orderListStore(database)
  const { regions } = options
  orderListRoutes(door, { list, retriedCarelessly, regions, now })
  timelineRoutes(door, { timeline, neighbours: list.neighbours, retriedCarelessly, regions, now })
}
