import type { Logger } from 'pino'
import { type Environment, environments } from '@edis/contract/environment'
import type { Database } from '../database/connection.ts'
import type { OperationsDoor } from '../http/doors/operations-door.ts'
import type { Metrics } from '../metrics.ts'
import { listenForChanges } from '../order-feed/bell.ts'
import { followOrders } from '../order-feed/follow-orders.ts'
import { orderFeedRoutes } from '../order-feed/order-feed.routes.ts'
import { orderFeedStore } from '../order-feed/order-feed.store.ts'

/** The orders of both environments as the provider's systems follow them. `databases` go by index. */
export function answerFeeds(
  door: OperationsDoor,
  databases: Readonly<Record<Environment, Database>>,
  log: Pick<Logger, 'error'>,
  metrics: Pick<Metrics, 'watchFeed'>,
) {
  const open = (environment: Environment) => {
    const onError = (error: unknown) => log.error({ err: error, environment }, 'could not listen for order changes')
    const store = orderFeedStore(databases[environment])
    const listener = listenForChanges(databases[environment], environment, onError)
    const feed = followOrders({ environment, store, listener })
    const countPage = metrics.watchFeed(environment, store)
    const read: typeof feed.read = async (question, gone) => {
      const page = await feed.read(question, gone)
      countPage()
      return page
    }
    return { ...feed, read, finish: listener.stop }
  }
  const feeds = { development: open('development'), production: open('production') }
  const each = <T>(act: (feed: ReturnType<typeof open>) => T): T[] => environments.map((name) => act(feeds[name]))
  orderFeedRoutes(door, feeds)

  return {
    catchUp: (environment: Environment) => feeds[environment].catchUp(),
    /** Numbers changes that no reader has asked for. */
    clean: () => Promise.all(each((feed) => feed.catchUp())),
    /** Before the door closes: answers those who wait. */
    stop: () => void each((feed) => feed.stop()),
    finish: () => Promise.all(each((feed) => feed.finish())),
  }
}
