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
  /** Of the button that leads to `path`. */
  act: string
  /** Where the step is taken. */
  path: '/credentials' | '/webhook' | '/ipwhitelist' | '/review/report'
}

/** The way from nothing to production, with what the partner has done of it. */
export function nextSteps(progress: Progress, now: number): Step[] {
  return [tokenStep(progress, now), webhookStep(progress), addressStep(progress), productionStep(progress)]
}

function tokenStep({ environment, tokenExpires }: Progress, now: number): Step {
  const step = { title: words.token.title[environment], act: words.token.act, path: '/credentials' } as const
  if (tokenExpires === undefined) return { ...step, state: 'unknown', detail: '' }
  if (tokenExpires === null) return { ...step, state: 'open', detail: words.token.open }
  return tokenExpires.getTime() > now
    ? { ...step, state: 'done', detail: words.token.done }
    : { ...step, state: 'open', detail: words.token.expired }
}

function webhookStep({ webhooks }: Progress): Step {
  const step = { title: words.webhook.title, act: words.webhook.act, path: '/webhook' } as const
  if (webhooks === undefined) return { ...step, state: 'unknown', detail: '' }
  return webhooks > 0
    ? { ...step, state: 'done', detail: words.webhook.done(webhooks) }
    : { ...step, state: 'open', detail: words.webhook.open }
}

function addressStep({ addresses }: Progress): Step {
  const step = { title: words.address.title, act: words.address.act, path: '/ipwhitelist' } as const
  if (addresses === undefined) return { ...step, state: 'unknown', detail: '' }
  return addresses > 0
    ? { ...step, state: 'done', detail: words.address.done(addresses) }
    : { ...step, state: 'open', detail: words.address.open }
}

function productionStep({ productionGranted, declined }: Progress): Step {
  const step = { title: words.production.title, act: words.production.act, path: '/review/report' } as const
  if (productionGranted === undefined) return { ...step, state: 'unknown', detail: '' }
  return productionGranted
    ? { ...step, state: 'done', detail: words.production.done }
    : { ...step, state: 'open', detail: declined ? words.production.declined(declined) : words.production.open }
}
