import { type ErrorCode } from './error-catalogue.ts'
import { errorsOf, fieldErrorsOf, type DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { portalCalls } from '../calls/portal-calls.ts'
import { menuPages, type ReferencePageName, referencePages, referencePath } from '../reference/reference-pages.ts'

/** The page of the portal that explains an error. `place`: the id on that page, empty if it has none. */
type ErrorPlace = { path: string; place: string }

type Page = { name: ReferencePageName; call: DocumentedCall; codes: ReadonlySet<ErrorCode> }

const pages: Page[] = referencePages.flatMap((name) => {
  const call = openApiCalls.find(({ page }) => page === name)
  return call ? [{ name, call, codes: new Set<ErrorCode>([...errorsOf(call), ...fieldErrorsOf(call)]) }] : []
})

const routeOf = (method: string, path: string): string => `${method} ${path}`
const byRoute = new Map(pages.map((page) => [routeOf(page.call.method, page.call.path), page]))
const byName = new Map(pages.map((page) => [page.name, page]))

/** Returns whether the reference page explains the error. */
export const explains = (name: ReferencePageName, code: ErrorCode): boolean =>
  byName.get(name)?.codes.has(code) ?? false

/** Returns the path and fragment of the portal that explain an error of the call; `null`: not one of our calls. */
export function errorPath(code: ErrorCode, call: { method: string; path: string } | null = null): string {
  const asked = call && byRoute.get(routeOf(call.method, call.path))
  if (asked?.codes.has(code)) return `${referencePath(asked.name)}#error.${code}`
  const { path, place } = errorPlace(code)
  return place === '' ? path : `${path}#${place}`
}

const places = new Map<ErrorCode, ErrorPlace>()

/** Returns the best place to read about an error: a call that declares it itself, latest version first; else any that can return it. */
export function errorPlace(code: ErrorCode): ErrorPlace {
  const known = places.get(code)
  if (known) return known
  const place = findPlace(code)
  places.set(code, place)
  return place
}

function findPlace(code: ErrorCode): ErrorPlace {
  const telling = pages
    .filter(({ codes }) => codes.has(code))
    .toSorted((one, other) => Number(isDeprecated(one)) - Number(isDeprecated(other)))
  const own = telling.find(({ call }) => call.errors.includes(code) || call.fieldErrors.some((error) => error === code))
  const page = own ?? telling[0]
  if (page) return { path: referencePath(page.name), place: `error.${code}` }
  return { path: portalPageOf(code) ?? referencePath(menuPages[0]), place: '' }
}

const isDeprecated = ({ call }: Page): boolean => call.deprecated !== undefined

/** Pages of the portal whose calls are not in the reference, by the prefix of the calls' paths. */
const portalPages: [start: string, page: string][] = [
  ['/webhooks/', '/webhook'],
  ['/ip/', '/ipwhitelist'],
]

/** Returns the page of most portal calls that can return the error. */
export function portalPageOf(code: ErrorCode): string | null {
  const giving = portalCalls.filter(
    ({ errors, fieldErrors }) => errors.includes(code) || fieldErrors.some((error) => error === code),
  )
  const isMost = (start: string) => giving.filter(({ path }) => path.startsWith(start)).length * 2 > giving.length
  const [, page = null] = portalPages.find(([start]) => isMost(start)) ?? []
  return page
}
