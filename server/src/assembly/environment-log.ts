import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import type { CallLog } from '../http/doors/call-log.ts'
import { attributeCalls } from '../requests/attribute-calls.ts'
import type { DropReason } from '../requests/drop-reasons.ts'
import { recordCalls } from '../requests/record-calls.ts'
import { requestLogStore } from '../requests/request-log.store.ts'
import { reportStore } from '../review/report.store.ts'

/** The request log of an environment, with an eye on whose secrets of production are sent to development. */
export async function openRequestLog(options: EnvironmentOptions): Promise<{
  callLog: CallLog
  clean(): Promise<void>
  finish(): Promise<void>
}> {
  const { environment, settings, database, background, accounts, ownerOfSecret: ownerOf, metrics, now } = options
  const onError = errorLog(options)
  const onDropped = (reason: DropReason, entries: number) => metrics.droppedEntries(environment, reason, entries)
  const store = requestLogStore(background)
  const clean = () => store.keepPartitions(now(), settings.requestLogDays)
  await clean()
  const { keepsRead, record, stop } = recordCalls({
    store,
    portalUrl: settings.urls.portal,
    now,
    onError: onError('could not write the request log'),
    onDropped,
  })
  const { addLeak } = reportStore(database)
  const recordUnknown = attributeCalls({
    environment,
    ownerOf,
    isPartner: async (partnerId) => (await accounts.find(partnerId)) !== null,
    record,
    async onForeign({ partnerId, requestId, address, durationMs }, endedAt) {
      const at = new Date(endedAt.getTime() - durationMs)
      if (environment === 'development') await addLeak({ partnerId, requestId, address, at })
    },
    onDropped,
    now,
    onError: onError('could not log a request for its partner'),
  })
  return { callLog: { keepsRead, record, recordUnknown }, clean, finish: stop }
}
