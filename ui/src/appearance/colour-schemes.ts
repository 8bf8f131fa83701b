import type { MantineColorScheme } from '@mantine/core'

/** What can be chosen the colours to be. */
export const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto']
