import type { Environment } from '@edis/contract/environment'
import { messages } from './messages.en.ts'

const words = messages.steps

/** What a step needs to know. `undefined`: not known yet. */
export type Progress = {
  environment: Environment
  tokenExpires: Date | null | undefined
  /** Active ones. */
  webhooks: number | undefined
  addresses: number | undefined
  productionGranted: boolean | undefined
  /** The last request for production was declined; null: it was not. */
  declined: { day: string; reason: string } | null
}

export type Step = {
  title: string
  state: 'done' | 'open' | 'unknown'
  detail: string
  /** Where the step is taken. */
  path: '/credentials' | '/webhook' | '/ipwhitelist' | '/review/report'
}

/** The way from nothing to production, with what the partner has done of it. */
export function nextSteps(progress: Progress, now: number): Step[] {
  return [tokenStep(progress, now), webhookStep(progress), addressStep(progress), productionStep(progress)]
}

function tokenStep({ environment, tokenExpires }: Progress, now: number): Step {
  const title = words.token.title[environment]
  const path = '/credentials'
  if (tokenExpires === undefined) return { title, path, state: 'unknown', detail: '' }
  if (tokenExpires === null) return { title, path, state: 'open', detail: words.token.open }
  return tokenExpires.getTime() > now
    ? { title, path, state: 'done', detail: words.token.done }
    : { title, path, state: 'open', detail: words.token.expired }
}

function webhookStep({ webhooks }: Progress): Step {
  const title = words.webhook.title
  const path = '/webhook'
  if (webhooks === undefined) return { title, path, state: 'unknown', detail: '' }
  return webhooks > 0
    ? { title, path, state: 'done', detail: words.webhook.done(webhooks) }
    : { title, path, state: 'open', detail: words.webhook.open }
}

function addressStep({ addresses }: Progress): Step {
  const title = words.address.title
  const path = '/ipwhitelist'
  if (addresses === undefined) return { title, path, state: 'unknown', detail: '' }
  return addresses > 0
    ? { title, path, state: 'done', detail: words.address.done(addresses) }
    : { title, path, state: 'open', detail: words.address.open }
}

function productionStep({ productionGranted, declined }: Progress): Step {
  const title = words.production.title
  const path = '/review/report'
  if (productionGranted === undefined) return { title, path, state: 'unknown', detail: '' }
  return productionGranted
    ? { title, path, state: 'done', detail: words.production.done }
    : { title, path, state: 'open', detail: declined ? words.production.declined(declined) : words.production.open }
}
