import { openAccess } from './environment-access.ts'
import { openRequestLog } from './environment-log.ts'
import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import { answerOrders } from './environment-orders.ts'
import { answerReview } from './environment-review.ts'
import { answerWebhooks } from './environment-webhooks.ts'
import { createApiDoor } from '../http/doors/api-door.ts'
import { answerKeptFor, deleteAnswersBefore } from '../http/gate/idempotency.store.ts'
import { mcpRoutes } from '../mcp/mcp.routes.ts'
import { explainRegions } from '../regions/region-fault.ts'
import { refillSandbox, reservationsKeptFor } from '../orders/refill-sandbox.store.ts'
import { tellOfFailing } from '../webhooks/tell-of-failing.ts'
import type { RunningDoor } from './running-door.ts'

/** Puts an environment together: its door first, then its calls, area by area. */
export async function createEnvironment(options: EnvironmentOptions): Promise<RunningDoor> {
  const { environment, settings, database, background, now } = options
  const { portal: portalUrl, development: developmentUrl } = settings.urls
  const requestLog = await openRequestLog(options)
  const { callLog } = requestLog
  const access = openAccess(options)
  const { gates } = access
  const explain = explainRegions(options.regions)
  const door = await createApiDoor({ ...options.door, environment, database, gates, callLog, explain, now })
  const { server, shedding } = door

  door.recognise(access.known)
  access.answer(door)
  const webhooks = answerWebhooks(options, door)
  answerReview(options, door, { access, webhooks })

  const orders = await answerOrders(options, { door, webhooks })
  if (environment === 'development')
    mcpRoutes(server, { gate: gates.partners, callLog, shedding, portalUrl, developmentUrl })

  const { worker, testLimit } = webhooks
  // Everything else goes on while somebody uses the oldest day.
  const onDropRefused = errorLog(options)('could not drop the oldest webhook deliveries')
  const keepDeliveries = () => worker.queue.keepLog(now(), settings.requestLogDays).catch(onDropRefused)
  await keepDeliveries()
  options.metrics.watch(environment, worker.queue)
  const deliveries = settings.deliverWebhooks ? worker.start() : null

  return {
    server,
    async clean() {
      const time = now().getTime()
      await access.clean()
      await tellOfFailing(background, environment)
      await deleteAnswersBefore(background, new Date(time - answerKeptFor))
      if (environment === 'development') await refillSandbox(background, new Date(time - reservationsKeptFor))
      await requestLog.clean()
      await orders.clean()
      await keepDeliveries()
      // Last: it may take long
      await orders.archive()
    },
    async stop() {
      await orders.stop()
      await deliveries?.stop()
    },
    async finish() {
      await Promise.all([access.finish(), options.team.finish()])
      testLimit.stop()
      await requestLog.finish()
      await worker.close()
    },
  }
}
