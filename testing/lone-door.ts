import type { Database } from '../server/src/database/connection.ts'
import { type ApiDoor, createApiDoor } from '../server/src/http/doors/api-door.ts'
import { partnerGate } from '../server/src/http/gate/partner-gate.ts'
import { createLog } from '../server/src/log.ts'

type LoneDoor = {
  database: Database
  /** Who calls. */
  partnerId: () => string
  now: () => Date
}

const unlogged = { keepsRead: () => false, record: () => {}, recordUnknown: () => {} }
const unlimited = {
  count: () => ({ allowed: true, limit: 600, policy: '"default";q=600;w=60', remaining: 599, resetSeconds: 60 }),
  hasRoom: () => true,
  stop() {},
}

/** A real development door for the routes of one feature: nobody signs in, nothing is limited or logged. */
export function openLoneDoor({ database, partnerId, now }: LoneDoor): Promise<ApiDoor> {
  const caller = () => ({ partnerId: partnerId(), rateLimit: null, scope: 'all' as const })
  return createApiDoor({
    log: createLog('silent'),
    trustedProxies: [],
    url: 'http://localhost:4001',
    ready: async () => true,
    environment: 'development',
    portalUrl: 'http://localhost:4000',
    callLog: unlogged,
    gates: {
      authenticate: () => Promise.reject(new Error('no sessions here')),
      judgeKey: () => Promise.reject(new Error('no keys here')),
      partners: partnerGate({
        bearer: { judge: async () => caller(), atHand: caller },
        rateLimit: unlimited,
      }),
      rateLimit: unlimited,
    },
    database,
    now,
  })
}
