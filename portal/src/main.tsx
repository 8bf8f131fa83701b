import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@edis/ui/layout/tokens.css'
import '@edis/ui/layout/base.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, startTransition, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { retried } from '@edis/ui/loading/retried.ts'
import { Providers } from '@edis/ui/appearance/providers.tsx'
import { queryClient } from '@edis/ui/queries/query-client.ts'
import { type LinkedPath, linkedPaths } from './linked-pages.ts'
import { keepPlaces } from './reference/coming-back.ts'
import { drawnPage } from './reference/drawn-page.ts'
import { InPlaceOfDrawn } from './reference/in-place-of-drawn.tsx'
import { router } from './router.tsx'
import { returnToPlace } from '@edis/ui/reader/reload-in-place.ts'
import { browserZone } from '@edis/ui/time/time-zone.ts'
import { followOtherTabs, session } from './session.ts'
import { loadAccount, loadCredentials, SignedIn } from './signed-in.tsx'
import { Oops } from '@edis/ui/states/oops.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'

const byLink: Record<LinkedPath, ReturnType<typeof lazy>> = {
  '/join': lazy(retried(async () => ({ default: (await import('./sign-in/steps/join.page.tsx')).JoinPage }))),
  '/forgot': lazy(retried(async () => ({ default: (await import('./sign-in/steps/forgot.page.tsx')).ForgotPage }))),
  '/reset': lazy(retried(async () => ({ default: (await import('./sign-in/steps/reset.page.tsx')).ResetPage }))),
  '/certificate': lazy(
    retried(async () => ({ default: (await import('./review/certificate/verification.page.tsx')).VerificationPage })),
  ),
}
const SignIn = lazy(retried(async () => ({ default: (await import('./sign-in/sign-in.page.tsx')).SignInPage })))

/** Outside the shell, whose main element it stands in otherwise. */
const OopsAlone = () => (
  <main>
    <Oops />
  </main>
)

sessionStorage.removeItem('asked-again')
followOtherTabs()
keepPlaces(router)
returnToPlace()
// The first look at the zone takes a fifth as long as a page's drawing: not while one is drawn
setTimeout(browserZone)
const linkedPath = linkedPaths.find((path) => path === location.pathname)
const Linked = linkedPath && byLink[linkedPath]
if (session && !Linked) {
  loadAccount()
  loadCredentials()
}

const drawn = drawnPage()
const portal = (
  <StrictMode>
    <Providers>
      <CatchBoundary getResetKey={() => 'portal'} errorComponent={OopsAlone}>
        <QueryClientProvider client={queryClient}>
          <Suspense fallback={<Spinner />}>
            <InPlaceOfDrawn drawn={drawn}>{Linked ? <Linked /> : session ? <SignedIn /> : <SignIn />}</InPlaceOfDrawn>
          </Suspense>
        </QueryClientProvider>
      </CatchBoundary>
    </Providers>
  </StrictMode>
)
const root = createRoot(document.getElementById('root')!)
/** In a transition, which leaves the page able to answer between its parts. */
const render = () => startTransition(() => root.render(portal))

// Who is signed in reads the page, drawn at build time, until the same page alive is ready
if (drawn && session) {
  void router.load().then(render)
} else {
  drawn?.remove()
  render()
}
