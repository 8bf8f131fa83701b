import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi, type Outcome } from '../../api.ts'
import { allowedIpsQuery } from '../../allowed-ips/allowed-ips.queries.ts'
import type { NewSecret } from '@edis/ui/dialogs/secret-dialog.tsx'
import { webhooksQuery } from '../../webhooks/webhooks.queries.ts'
import { messages } from './messages.en.ts'
import { eventWords } from '../../event-words.ts'
import type { Missing } from './production-difference.ts'

/** Creates what is missing, one after the other, webhooks first. What is refused keeps its reason, by its key. */
export function useCopyToProduction(onSecrets: (secrets: readonly NewSecret[]) => void) {
  const client = useQueryClient()
  const [copying, setCopying] = useState<string | null>(null)
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({})

  /** Gives those that production took. */
  async function copy(all: readonly Missing[]): Promise<readonly Missing[]> {
    const refused: Record<string, string> = {}
    const secrets: NewSecret[] = []
    for (const one of all) {
      setCopying(one.key)
      const { refusal, secret } = await create(one)
      if (refusal !== undefined) refused[one.key] = refusal
      if (secret !== undefined) secrets.push(secret)
    }
    setCopying(null)
    setRefusals((before) => ({
      ...Object.fromEntries(Object.entries(before).filter(([key]) => !all.some((one) => one.key === key))),
      ...refused,
    }))
    if (secrets.length > 0) onSecrets(secrets)
    await Promise.all(
      [webhooksQuery('production'), allowedIpsQuery('production')].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
    return all.filter(({ key }) => refused[key] === undefined)
  }

  return { copy, copying, refusals }
}

async function create(missing: Missing): Promise<{ refusal?: string; secret?: NewSecret }> {
  if (missing.kind === 'address') {
    const outcome = await callApi('production', createAllowedIp, { ip: missing.ip })
    return outcome.ok ? {} : { refusal: reasonOf(outcome) }
  }
  const { event, url } = missing
  const outcome = await callApi('production', createWebhook, { event, url })
  if (!outcome.ok) return { refusal: reasonOf(outcome) }
  return { secret: { secret: outcome.body.data.secret, of: messages.webhookOf(url, eventWords(event)) } }
}

function reasonOf(outcome: Exclude<Outcome<never>, { ok: true }>): string {
  if ('unreachable' in outcome) return messages.noResponse(outcome.unreachable)
  return outcome.failure.errors?.[0]?.message ?? outcome.failure.message
}
