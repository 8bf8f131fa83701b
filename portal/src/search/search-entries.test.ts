import { errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { referencePage } from '@edis/contract/reference/reference'
import { allRows } from '@edis/contract/reference/fields'
import { placesOf } from '@edis/contract/reference/places'
import { overviewPath, referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { expect, test } from 'vitest'
import { router } from '../router.tsx'
import { menu, isGroup, pagesBesideMenu } from '../shell/menu.ts'
import { usualPaths } from './beginnings.ts'
import { entries } from './search-entries.ts'
import type { Kind } from './search.ts'

const of = (kind: Kind) => entries.filter((entry) => entry.kind === kind)
const titles = (kind: Kind) => new Set(of(kind).map(({ title }) => title))
const places = new Map(referencePages.map((name) => [referencePath(name) as string, placesOf(referencePage(name))]))
/** Places on pages that are no reference: the cards of the credentials. */
const otherPlaces: Record<string, readonly string[]> = { '/credentials': ['development', 'production'] }

test('every entry leads to a page that is routed, and to a place that is on it', () => {
  const lost = entries.filter(({ goal: { to, hash, scheme, environment } }) => {
    if (to === undefined) return scheme === undefined && environment === undefined
    if (!(to in router.routesByPath)) return true
    return hash !== undefined && !(places.get(to) ?? otherPlaces[to] ?? []).includes(hash)
  })
  expect(lost).toEqual([])
})

test('what the address says besides is what the page reads', () => {
  for (const { goal } of entries.filter((entry) => entry.goal.search)) {
    const read = router.routesByPath[goal.to as '/webhook'].options.validateSearch as (search: object) => object
    expect(read(goal.search ?? {})).toMatchObject(goal.search ?? {})
  }
})

test('every page of the portal can be found, the orders’ own and the empty one aside', () => {
  const guides = of('guide').filter(({ goal }) => goal.hash === undefined)
  const found = [...of('page'), ...of('call'), ...guides].map(({ goal }) => goal.to ?? '')
  const routed = Object.keys(router.routesByPath).filter((path) => !path.includes('$') && path !== overviewPath)
  expect(found.toSorted()).toEqual(routed.toSorted())
})

test('what is beside the menu is not in it', () => {
  const inMenu = menu.flatMap((item) => (isGroup(item) ? item.entries : [item])).map(({ path }) => path)
  expect(pagesBesideMenu.filter(({ path }) => inMenu.includes(path))).toEqual([])
})

test('the calls, errors and events are those of the contract', () => {
  expect(
    of('call')
      .map(({ names }) => names[1] ?? '')
      .toSorted(),
  ).toEqual(openApiCalls.map(({ path }) => path).toSorted())
  expect(titles('error')).toEqual(new Set(Object.keys(errorCatalogue)))
  expect(titles('event')).toEqual(new Set(webhookEvents.map(({ name }) => name)))
})

test('the fields are those of the reference, each with its own place', () => {
  const rows = referencePages.flatMap((name) =>
    referencePage(name).sections.flatMap(({ parts }) =>
      parts.flatMap((part) =>
        part.kind === 'fields' ? allRows(part.rows).map(({ id, path }) => `${path} ${referencePath(name)}#${id}`) : [],
      ),
    ),
  )
  const found = of('field').map(({ title, goal }) => `${title} ${goal.to ?? ''}#${goal.hash ?? ''}`)
  expect(found.toSorted()).toEqual(rows.toSorted())
})

test('no two entries are the same one', () => {
  const ids = entries.map(({ id }) => id)
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
})

test('the pages that are offered at first exist', () => {
  const found = new Set(entries.map(({ goal }) => goal.to))
  expect(usualPaths.filter((path) => !found.has(path))).toEqual([])
})
