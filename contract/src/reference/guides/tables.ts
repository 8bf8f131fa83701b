import { openApiCalls } from '../../calls/open-api-calls.ts'
import { reviewEntries } from '../../review/review-entries.ts'

/** Rows of deprecated calls: the call, since when, until when, its replacement. */
export const deprecatedRows = (): string =>
  openApiCalls
    .flatMap(({ method, path, deprecated }) => {
      const successor = openApiCalls.find((call) => call.path === deprecated?.successor)
      return deprecated && successor
        ? [`| ${method} ${path} | ${deprecated.since} | ${deprecated.sunset} | ${successor.method} ${successor.path} |`]
        : []
    })
    .join('\n')

/** The calls that the report requires, or those that it does not. */
export const reportedCalls = (required: boolean): string =>
  reviewEntries
    .filter((entry) => entry.section === 'calls' && entry.required === required)
    .flatMap(({ subject }) => openApiCalls.filter(({ path }) => path === subject))
    .map(({ method, path }) => `${method} ${path}`)
    .join(', ')

/** The events that the report requires. */
export const reportedEvents = (): string =>
  reviewEntries
    .filter((entry) => entry.section === 'events' && entry.required)
    .map(({ subject }) => `\`${subject}\``)
    .join(', ')

/** What the report checks besides calls and events. */
export const reportedDuties = reviewEntries.filter(({ id }) => id.startsWith('duty-'))
