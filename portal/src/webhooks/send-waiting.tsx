import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '@edis/ui/states/toast.tsx'
import { useReplay } from './deliveries/deliveries.queries.ts'
import { attemptsSince, countWords, type Since, sinceNow } from './health.ts'
import { messages } from './messages.en.ts'
import { webhooksQuery } from './webhooks.queries.ts'
import css from './webhooks.module.css'

const { actions: texts, waiting: words } = messages
/** For how long is said how it went: what failed again waits for its next attempt. */
const followedMs = 20_000

/** Sends at once what waits for another attempt, and says how far it is and how it went. */
export function SendWaiting({ environment, webhook }: { environment: Environment; webhook: Webhook }) {
  const replay = useReplay(environment)
  const [begun, setBegun] = useState<{ count: number; since: Since } | null>(null)
  useQuery({ ...webhooksQuery(environment), refetchInterval: begun ? 1_000 : false })
  useEffect(() => {
    if (!begun) return undefined
    const timer = setTimeout(() => setBegun(null), followedMs)
    return () => clearTimeout(timer)
  }, [begun])

  const { waiting, hours } = webhook.health
  if (begun) {
    const { succeeded, failed: all } = attemptsSince(hours, begun.since)
    const value = Math.min(succeeded + all, begun.count)
    const failed = Math.min(all, value)
    return (
      <span className={css.sending} role="status">
        <progress aria-label={words.progress} value={value} max={begun.count} /> {words.attempted(value, begun.count)}
        {failed > 0 && <span className={css.failed}> · {words.failed(failed)}</span>}
      </span>
    )
  }
  if (webhook.status !== 'active' || waiting === 0) return null
  const send = () =>
    replay.mutate(
      { webhook_id: webhook.id, waiting: true },
      {
        onSuccess: ({ replayed }) =>
          replayed === 0 ? toast(words.none) : setBegun({ count: replayed, since: sinceNow(hours) }),
        onError: (error) => toast(error.message, 'failed'),
      },
    )
  return (
    <Button
      size="sm"
      loading={replay.isPending}
      onClick={send}
      aria-label={texts.sendWaitingOf(countWords(waiting), webhook.url)}
    >
      {texts.sendWaiting(countWords(waiting))}
    </Button>
  )
}
