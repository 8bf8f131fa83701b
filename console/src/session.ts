import type { DataOf } from '@edis/contract/calls/call'
import { showMe } from '@edis/contract/console/sign-in'
import { queryClient } from '@edis/ui/queries/query-client.ts'
import { useSyncExternalStore } from 'react'
import { callConsole, onSessionEnd } from './api.ts'

export type Me = DataOf<typeof showMe>

/**
 * Who is signed in; else why nobody is: not known yet, the server did not answer, never signed in, or the session has
 * ended. The session itself is in a cookie that no script can read.
 */
export type Session = Me | 'unknown' | 'unreachable' | 'none' | 'ended'

let session: Session = 'unknown'
const listeners = new Set<() => void>()
const current = () => session

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session => useSyncExternalStore(subscribe, current)

/** Who is signed in, where only they come. */
export function useMe(): Me {
  const me = useSession()
  if (typeof me === 'string') throw new Error('nobody is signed in')
  return me
}

/** Asks the server who is signed in. */
export async function askWhoIsThere(): Promise<void> {
  const outcome = await callConsole('production', showMe, {})
  if (outcome.ok) become(outcome.body.data)
  else become('unreachable')
}

/** Goes on as `me`, with nothing known of whoever was there before. */
export function enter(me: Me): void {
  queryClient.clear()
  become(me)
}

/** Forgets who was signed in and begins anew at the first page. */
export function leave(): void {
  location.assign('/')
}

onSessionEnd(() => {
  if (session === 'unknown') become('none')
  else if (typeof session !== 'string') become('ended')
})
