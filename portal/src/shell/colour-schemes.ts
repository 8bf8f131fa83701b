import type { MantineColorScheme } from '@mantine/core'

/** What a partner can choose the portal's colours to be. */
export const schemes: readonly { value: MantineColorScheme; title: string }[] = [
  { value: 'light', title: 'Light' },
  { value: 'dark', title: 'Dark' },
  { value: 'auto', title: 'System' },
]
