import type { MantineColorScheme } from '@mantine/core'

/** What a partner can choose the portal's colours to be. */
export const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto']
