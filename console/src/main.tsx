import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@edis/ui/layout/tokens.css'
import '@edis/ui/layout/base.css'
import './layout/console.css'
import { Providers } from '@edis/ui/appearance/providers.tsx'
import { queryClient } from '@edis/ui/queries/query-client.ts'
import { returnToPlace } from '@edis/ui/reader/reload-in-place.ts'
import { Oops } from '@edis/ui/states/oops.tsx'
import { QueryClientProvider } from '@tanstack/react-query'
import { CatchBoundary } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Entrance } from './entrance.tsx'
import { askWhoIsThere } from './session.ts'

/** Outside the shell, whose main element it stands in otherwise. */
const OopsAlone = () => (
  <main>
    <Oops />
  </main>
)

sessionStorage.removeItem('asked-again')
returnToPlace()
void askWhoIsThere()

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Providers>
      <CatchBoundary getResetKey={() => 'console'} errorComponent={OopsAlone}>
        <QueryClientProvider client={queryClient}>
          <Entrance />
        </QueryClientProvider>
      </CatchBoundary>
    </Providers>
  </StrictMode>,
)
