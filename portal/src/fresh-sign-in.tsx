import { lazy, Suspense, useSyncExternalStore } from 'react'
import { retried } from '@edis/ui/loading/retried.ts'
import { askedForConfirmation, confirmationAnswered, followConfirmation } from './confirmation.ts'

const ConfirmSignIn = lazy(
  retried(async () => ({ default: (await import('./sign-in/steps/confirm-sign-in.tsx')).ConfirmSignIn })),
)

/** Stands over whatever asked for it, until who is signed in has proven it again or has left it. */
export function FreshSignIn() {
  const asked = useSyncExternalStore(followConfirmation, askedForConfirmation)
  return (
    asked && (
      <Suspense>
        <ConfirmSignIn onDone={confirmationAnswered} />
      </Suspense>
    )
  )
}
