import type { Environment } from '@edis/contract/environment'
import { useSearch } from '@tanstack/react-router'

/** The environment in view: the address's `env`, chosen in the top bar. */
export const useEnvironment = (): Environment =>
  useSearch({ from: '__root__', select: (search) => search.env ?? 'development' })
