import type { MantineColorScheme } from '@mantine/core'
import type { AnyRouter } from '@tanstack/react-router'
import type { Goal } from './setting-entries.ts'

/** Where the address leads that stands for the goal; null: it is nowhere, but done on the spot. */
export function hrefOf(goal: Goal, router: AnyRouter): string | null {
  return goal.to === undefined ? null : router.buildLocation(wayTo(goal)).href
}

/** Goes there, or sets what is to be set. */
export function pursue(goal: Goal, router: AnyRouter, setScheme: (scheme: MantineColorScheme) => void): void {
  if (goal.scheme !== undefined) setScheme(goal.scheme)
  else if (goal.environment !== undefined)
    void router.navigate({ to: '.', search: { env: goal.environment === 'production' ? goal.environment : undefined } })
  else void router.navigate(wayTo(goal)).then(() => arrive(goal.hash))
}

const wayTo = ({ to = '/', hash, search }: Goal) => ({
  to,
  search: search ?? {},
  ...(hash === undefined ? {} : { hash }),
})

/** A place on the page in view: the focus goes to the page, which brings the place into view. */
function arrive(hash: string | undefined): void {
  document.getElementById('content')?.focus({ preventScroll: true })
  if (hash === undefined) scrollTo({ top: 0 })
  else document.getElementById(hash)?.scrollIntoView()
}
