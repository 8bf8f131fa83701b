export const periods = { '1h': 3_600_000, '24h': 86_400_000, '7d': 604_800_000 } as const
/** A time that ends now. */
export type Period = keyof typeof periods

export const periodNames = Object.keys(periods) as Period[]

/** What a list is filtered by in time. `last` excludes the others; `since` and `until` are RFC 3339. */
export type TimeFilters = { last: Period | undefined; since: string | undefined; until: string | undefined }

/** From when on, in RFC 3339. `last` counts back from `now`. */
export const sinceOf = ({ last, since }: Partial<TimeFilters>, now: number): string | undefined =>
  last === undefined ? since : new Date(now - periods[last]).toISOString()
