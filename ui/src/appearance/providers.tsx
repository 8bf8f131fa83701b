import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { colorSchemeManager, cssVariablesResolver, theme } from './theme.ts'

/** The nonce that the content security policy of this page load allows for style elements. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

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
