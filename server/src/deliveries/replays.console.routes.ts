import { replayWebhook } from '@edis/contract/console/webhooks'
import type { Database } from '../database/connection.ts'
import { momentField } from '../http/bodies/moment-field.ts'
import type { ConsoleDoor } from '../http/doors/console-door.ts'
import { Failure } from '../http/doors/failure.ts'
import { replayStore } from './replays.store.ts'

type Parts = {
  /** Enables a webhook that was disabled, within a change. Whether it was. */
  enable: (within: Database, webhookId: string) => Promise<boolean>
  now: () => Date
}

/** Has a webhook of any partner sent again what it has missed; the workers do. */
export function replayConsoleRoutes(door: ConsoleDoor, { enable, now }: Parts): void {
  door.change(
    replayWebhook,
    async ({ fields, caller: { environment } }, change) => {
      const { webhook_id: webhookId, since, reason } = fields
      const from = since === undefined ? null : momentField('since', since)
      const started = await replayStore(change.database).startFor({ webhookId, since: from, now: now() })
      if (!started) throw new Failure('WEBHOOK_NOT_FOUND')
      await change.audit({
        action: 'webhook.replayed',
        target: webhookId,
        partnerId: started.partnerId,
        environment,
        after: { since: from?.toISOString() ?? null },
        reason,
      })
      if (fields.enable && (await enable(change.database, webhookId)))
        await change.audit({
          action: 'webhook.enabled',
          target: webhookId,
          partnerId: started.partnerId,
          environment,
          reason,
        })
      return { replay_id: started.id }
    },
    { in: 'environment' },
  )
}
