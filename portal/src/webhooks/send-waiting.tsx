import type { Environment } from '@edis/contract/environment'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { toast } from '@edis/ui/states/toast.tsx'
import { useReplay } from './deliveries/deliveries.queries.ts'
import { countWords } from './health.ts'
import { messages } from './messages.en.ts'
import { webhooksQuery } from './webhooks.queries.ts'
import css from './webhooks.module.css'

const { actions: texts, waiting: words } = messages
/** An endpoint that still fails has them wait again: then nothing is to be followed any more. */
const followedMs = 20_000

/** Sends at once what waits for another attempt, and says how far it is. */
export function SendWaiting({ environment, webhook }: { environment: Environment; webhook: Webhook }) {
  const replay = useReplay(environment)
  const [total, setTotal] = useState(0)
  const { waiting } = webhook.health
  const follows = total > 0 && waiting > 0
  useQuery({ ...webhooksQuery(environment), refetchInterval: follows ? 1_000 : false })
  useEffect(() => {
    if (!follows) return undefined
    const timer = setTimeout(() => setTotal(0), followedMs)
    return () => clearTimeout(timer)
  }, [follows])

  if (webhook.status !== 'active' || waiting === 0) return null
  if (follows) {
    const all = Math.max(total, waiting)
    return (
      <span className={css.sending} role="status">
        <progress aria-label={words.progress} value={all - waiting} max={all} /> {words.sent(all - waiting, all)}
      </span>
    )
  }
  const send = () =>
    replay.mutate(
      { webhook_id: webhook.id, waiting: true },
      {
        onSuccess: ({ replayed }) => (replayed === 0 ? toast(words.none) : setTotal(replayed)),
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
