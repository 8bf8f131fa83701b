import { Button, type CSSVariablesResolver, Checkbox, createTheme, localStorageColorSchemeManager } from '@mantine/core'

/** Mantine in the tokens of `ui/tokens.css`, which know both schemes: the one source of every colour. */
const fromTokens = {
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-placeholder': 'var(--ink-3)',
  '--mantine-color-anchor': 'var(--accent-ink)',
  '--mantine-color-default': 'var(--raise)',
  '--mantine-color-default-hover': 'var(--side)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-dimmed': 'var(--ink-3)',
  '--mantine-color-disabled': 'var(--line-soft)',
  '--mantine-color-disabled-color': 'var(--ink-3)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--accent)',
  '--mantine-primary-color-filled-hover': 'var(--accent-ink)',
  '--mantine-primary-color-contrast': 'var(--on-accent)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: fromTokens,
  dark: fromTokens,
})

/** The same storage key as `public/before-paint.js`. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })

const buttonSizes: Record<string, { height: string; padding: string; font: string }> = {
  xs: { height: '24px', padding: '8px', font: '12px' },
  sm: { height: '28px', padding: '10px', font: '13px' },
  md: { height: '32px', padding: '12px', font: '13px' },
  lg: { height: '36px', padding: '16px', font: '14px' },
}

const buttonColours: Record<string, Record<string, string>> = {
  filled: {
    '--button-bg': 'var(--accent)',
    '--button-hover': 'var(--accent-ink)',
    '--button-color': 'var(--on-accent)',
  },
  default: { '--button-bd': '1px solid var(--line)' },
  subtle: { '--button-color': 'var(--ink-2)', '--button-hover': 'var(--line-soft)', '--button-bg': 'transparent' },
  sandbox: {
    '--button-bg': 'transparent',
    '--button-bd': '1px dashed var(--dev-dot)',
    '--button-color': 'var(--dev)',
    '--button-hover': 'var(--dev-soft)',
  },
  danger: { '--button-bg': 'var(--bad)', '--button-hover': 'var(--bad-deep)', '--button-color': 'var(--on-bad)' },
}

/** Buttons: variant `filled` (the one main act), `default`, `subtle` (bare), `sandbox` (what development alone has) and `danger`; size `xs` (in rows), `sm`, `md`, `lg`. */
export const theme = createTheme({
  fontFamily: 'var(--font)',
  fontFamilyMonospace: 'var(--mono)',
  fontSizes: { xs: '12px', sm: '13px', md: '13px', lg: '14px', xl: '20px' },
  lineHeights: { md: '1.5' },
  fontWeights: { regular: '400', medium: '500', bold: '600' },
  defaultRadius: '6px',
  respectReducedMotion: true,
  components: {
    Button: Button.extend({
      defaultProps: { variant: 'default', size: 'md', loaderProps: { type: 'oval', size: 16 } },
      vars: (_, { variant = 'default', size = 'md' }) => {
        const { height, padding, font } = buttonSizes[size] ?? buttonSizes.md!
        return {
          root: {
            '--button-height': height,
            '--button-padding-x': padding,
            '--button-fz': font,
            ...buttonColours[variant],
          },
        }
      },
    }),
    Checkbox: Checkbox.extend({
      vars: () => ({
        root: {
          '--checkbox-size': '16px',
          '--checkbox-color': 'var(--accent)',
          '--checkbox-icon-color': 'var(--on-accent)',
        },
      }),
    }),
  },
})
