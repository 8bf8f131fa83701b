import type { Database } from '../server/src/database/connection.ts'
import { createApiDoor } from '../server/src/http/doors/api-door.ts'
import { createOpenApi } from '../server/src/http/doors/open-api.ts'
import { createLog } from '../server/src/log.ts'

type LoneDoor = {
  database: Database
  /** Who calls. */
  partnerId: () => string
  now: () => Date
}

const unlogged = { keepsRead: () => false, record: () => {}, recordUnknown: () => {} }

/** A real development door for the routes of one feature: nobody signs in, nothing is limited or logged. */
export async function openLoneDoor({ database, partnerId, now }: LoneDoor) {
  const door = await createApiDoor({
    log: createLog('silent'),
    trustedProxies: [],
    url: 'http://localhost:4001',
    ready: async () => true,
    environment: 'development',
    portalUrl: 'http://localhost:4000',
    callLog: unlogged,
    authenticate: () => Promise.reject(new Error('no sessions here')),
  })
  const openApi = createOpenApi(door.server, {
    database,
    bearer: { judge: async () => ({ partnerId: partnerId() }) },
    checkOperator: () => {},
    rateLimit: {
      count: () => ({ allowed: true, limit: 600, policy: '"default";q=600;w=60', remaining: 599, resetSeconds: 60 }),
      stop() {},
    },
    callLog: unlogged,
    shedding: door.shedding,
    now,
  })
  return { ...door, openApi }
}
