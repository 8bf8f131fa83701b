import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import './ui/tokens.css'
import './ui/base.css'
import { MantineProvider } from '@mantine/core'
import { CatchBoundary } from '@tanstack/react-router'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { followOtherTabs, session } from './session.ts'
import { styleNonce } from './settings.ts'
import { loadCredentials, SignedIn } from './signed-in.tsx'
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts'
import { Oops } from './ui/oops.tsx'
import { Spinner } from './ui/spinner.tsx'

const SignIn = lazy(async () => ({ default: (await import('./sign-in/sign-in.page.tsx')).SignInPage }))

/** Outside the shell, whose main element it stands in otherwise. */
const OopsAlone = () => (
  <main>
    <Oops />
  </main>
)

followOtherTabs()
if (session) loadCredentials()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <CatchBoundary getResetKey={() => 'portal'} errorComponent={OopsAlone}>
        <Suspense fallback={<Spinner />}>{session ? <SignedIn /> : <SignIn />}</Suspense>
      </CatchBoundary>
    </MantineProvider>
  </StrictMode>,
)
