import { replayWebhook } from '@edis/contract/console/webhooks'
import type { Environment } from '@edis/contract/environment'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { request } from '../../api.ts'

type Replay = { since: string | undefined; enable: boolean; reason: string }

export const useReplay = (environment: Environment, webhook: string) =>
  useChange(
    (replay: Replay) => request(environment, replayWebhook, { webhook_id: webhook, ...replay }),
    ['webhooks', environment],
    ['today', environment],
    ['partners', environment],
  )
