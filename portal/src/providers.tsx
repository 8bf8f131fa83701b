import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { styleNonce } from './settings.ts'
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts'

/** What every screen needs around it. `nonce`: of the style elements that it writes. */
export function Providers({ nonce = styleNonce, children }: { nonce?: () => string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      getStyleNonce={nonce}
    >
      {children}
    </MantineProvider>
  )
}
