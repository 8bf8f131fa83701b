import { periodNames, type TimeFilters } from '../time/period.ts'

// What an address says may be anything: each reader gives what it can mean, or nothing.

/** Digits alone come out of an address as a number. */
export function textIn(value: unknown, longest = 64): string | undefined {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return text === '' ? undefined : text.slice(0, longest)
}

export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value)

export function timesIn({ last: period, since, until }: Record<string, unknown>): TimeFilters {
  const last = oneOf(periodNames, period)
  return last === undefined
    ? { last, since: timeIn(since), until: timeIn(until) }
    : { last, since: undefined, until: undefined }
}

const timeIn = (value: unknown): string | undefined =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? new Date(value).toISOString() : undefined

export const isFiltered = (filters: object): boolean => Object.values(filters).some((filter) => filter !== undefined)
