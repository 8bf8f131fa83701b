import { Button } from '@mantine/core'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { messages } from './messages.en.ts'
import { router } from './router.tsx'
import { askWhoIsThere, useSession } from './session.ts'

const SignInPage = lazyPart(async () => (await import('./sign-in/sign-in.page.tsx')).SignInPage)
const SetUpPage = lazyPart(async () => (await import('./sign-in/set-up.page.tsx')).SetUpPage)

/** The console for staff who are signed in, at whatever page the address names; the sign-in for everybody else. */
export function Entrance() {
  const session = useSession()
  if (session === 'unknown') return <Spinner />
  if (session === 'unreachable') return <NoConnection />
  if (typeof session !== 'string' && !session.must_set_up) return <RouterProvider router={router} />
  return (
    <Suspense fallback={<Spinner />}>
      {typeof session === 'string' ? <SignInPage ended={session === 'ended'} /> : <SetUpPage me={session} />}
    </Suspense>
  )
}

const NoConnection = () => (
  <main>
    <EmptyState
      title={messages.noConnection}
      action={<Button onClick={() => void askWhoIsThere()}>{messages.retry}</Button>}
    >
      {messages.noConnectionText}
    </EmptyState>
  </main>
)
