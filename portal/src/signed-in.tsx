import { environments } from '@edis/contract/environment'
import { RouterProvider } from '@tanstack/react-router'
import { accountQuery } from './account/account.queries.ts'
import { credentialsQuery } from './credentials/credentials.queries.ts'
import { FreshSignIn } from './fresh-sign-in.tsx'
import { queryClient } from '@edis/ui/queries/query-client.ts'
import { router } from './router.tsx'

/** Asks for the credentials of both environments, as the application starts. Source: specification, section 4. */
export function loadCredentials(): void {
  for (const environment of environments) void queryClient.prefetchQuery(credentialsQuery(environment))
}

/** Asks who is signed in, which says what is offered. */
export const loadAccount = (): void => void queryClient.prefetchQuery(accountQuery)

/** The portal for a partner who is signed in. */
export function SignedIn() {
  return (
    <>
      <RouterProvider router={router} />
      <FreshSignIn />
    </>
  )
}
