import { type EnvironmentOptions, errorLog } from './environment-options.ts'
import type { CallLog } from './http/call-log.ts'
import { recordCalls } from './request-log/record-calls.ts'
import { requestLogStore } from './request-log/request-log.store.ts'
import { watchLeaks } from './review/leaks.ts'
import { reportStore } from './review/report.store.ts'

/** The request log of an environment, with an eye on whose secrets of the other one are sent to it. */
export async function openRequestLog(options: EnvironmentOptions): Promise<{
  callLog: CallLog
  clean(): Promise<void>
  finish(): Promise<void>
}> {
  const { settings, database, background, ownerOfProductionSecret: ownerOf, now } = options
  const onError = errorLog(options)
  const store = requestLogStore(background)
  const clean = () => store.keepPartitions(now(), settings.requestLogDays)
  await clean()
  const recorder = recordCalls({
    store,
    portalUrl: settings.urls.portal,
    now,
    onError: onError('the request log was not written'),
    onDropped: (reason, entries) => options.metrics.droppedEntries(options.environment, reason, entries),
  })
  const { keepsRead, record } = recorder
  const add = reportStore(database).addLeak
  const onForeignSecret = ownerOf ? watchLeaks({ ownerOf, record, add, now, onError: onError('leaks') }) : () => {}
  return { callLog: { keepsRead, record, onForeignSecret }, clean, finish: recorder.stop }
}
