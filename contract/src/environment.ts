/** The two worlds a partner integrates with. They share code and nothing else: no data, key or token crosses. */
export const environments = ['development', 'production'] as const
export type Environment = (typeof environments)[number]

/** How the environment is written inside keys and tokens: `edis_key_dev_…`, `edis_key_live_…`. */
export const environmentTag = { development: 'dev', production: 'live' } as const satisfies Record<Environment, string>

export const environmentTitle = { development: 'Development', production: 'Production' } as const satisfies Record<
  Environment,
  string
>

export const otherEnvironment = (environment: Environment): Environment =>
  environment === 'development' ? 'production' : 'development'
