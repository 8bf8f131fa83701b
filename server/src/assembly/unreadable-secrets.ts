import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'

/** Remembered so that each is logged once, however often it is asked for. */
const maxLogged = 10_000

/** Counts and logs secrets that can't be opened, by what was bound into them: `development token prt_…`. */
export function reportUnreadable({ log, metrics }: { log: Logger; metrics: Metrics }): (context: string) => void {
  const logged = new Set<string>()
  return (context) => {
    const [environment = '', kind = '', owner = ''] = context.split(' ')
    metrics.unreadableSecret(environment, kind)
    if (logged.has(context)) return
    if (logged.size < maxLogged) logged.add(context)
    log.error(
      { environment, kind, owner },
      'a secret can’t be decrypted: `edis rotate-master-key --list` lists all of them',
    )
  }
}
