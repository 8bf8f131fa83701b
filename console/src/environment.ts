import type { Environment } from '@edis/contract/environment'
import { useSearch } from '@tanstack/react-router'

export const otherEnvironment = (environment: Environment): Environment =>
  environment === 'development' ? 'production' : 'development'

/** The environment in view: production, unless the address says `env=development`. Chosen in the top bar. */
export const useEnvironment = (): Environment =>
  useSearch({ from: '__root__', select: (search) => search.env ?? 'production' })
