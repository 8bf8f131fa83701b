import { type Environment, environmentTitle } from '@edis/contract/environment'

/** What a step needs to know. `undefined`: not known yet. */
export type Progress = {
  environment: Environment
  tokenExpires: Date | null | undefined
  /** Active ones. */
  webhooks: number | undefined
  addresses: number | undefined
  productionGranted: boolean | undefined
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
  const title = `Get a ${environmentTitle[environment].toLowerCase()} token`
  const path = '/credentials'
  if (tokenExpires === undefined) return { title, path, state: 'unknown', detail: '' }
  if (tokenExpires === null) return { title, path, state: 'open', detail: 'Generate your first one and make a call.' }
  return tokenExpires.getTime() > now
    ? { title, path, state: 'done', detail: 'You have one that works.' }
    : { title, path, state: 'open', detail: 'Your newest one has expired. Generate another.' }
}

function webhookStep({ webhooks }: Progress): Step {
  const title = 'Add a webhook'
  const path = '/webhook'
  if (webhooks === undefined) return { title, path, state: 'unknown', detail: '' }
  return webhooks > 0
    ? { title, path, state: 'done', detail: counted(webhooks, 'webhook receives', 'webhooks receive') + ' events.' }
    : { title, path, state: 'open', detail: 'Hear of every step of an order as it happens.' }
}

function addressStep({ addresses }: Progress): Step {
  const title = 'Lock it to your addresses'
  const path = '/ipwhitelist'
  if (addresses === undefined) return { title, path, state: 'unknown', detail: '' }
  return addresses > 0
    ? {
        title,
        path,
        state: 'done',
        detail: counted(addresses, 'address or range gets', 'addresses or ranges get') + ' in.',
      }
    : { title, path, state: 'open', detail: 'At present every address gets in.' }
}

function productionStep({ productionGranted }: Progress): Step {
  const title = 'Go live'
  const path = '/review/report'
  if (productionGranted === undefined) return { title, path, state: 'unknown', detail: '' }
  return productionGranted
    ? { title, path, state: 'done', detail: 'Production is open for you.' }
    : { title, path, state: 'open', detail: 'Complete your report, then ask for production there.' }
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
