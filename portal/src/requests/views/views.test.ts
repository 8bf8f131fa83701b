import { expect, test } from 'vitest'
import { noFilters } from '../request-search.ts'
import { readViews, searchOf, shownView, withoutView, withView } from './views.ts'

const phones = { ...noFilters, error: 'PHONE_INVALID', last: '7d' as const }

test('what the storage holds is read as views, and anything else is left out', () => {
  const stored = JSON.stringify([
    { name: 'Phones', filters: { error: 'PHONE_INVALID', last: '7d', colour: 'red' } },
    { name: 7, filters: {} },
    null,
  ])
  expect(readViews(stored)).toEqual([{ name: 'Phones', filters: { error: 'PHONE_INVALID', last: '7d' } }])
  for (const text of [null, '{', '7', '{"name":"x"}']) expect(readViews(text)).toEqual([])
})

test('a view is saved under its name once, and removed by it', () => {
  const one = withView([], 'Phones', { ...noFilters, error: '*' })
  const two = withView(one, 'Phones', phones)
  expect(two).toEqual([{ name: 'Phones', filters: { error: 'PHONE_INVALID', last: '7d' } }])
  expect(withoutView(two, 'Phones')).toEqual([])
})

test('the tab of an address is that of the saved view with its filters, else one of the own four', () => {
  const views = withView([], 'Phones', phones)
  expect(shownView({}, phones, views)).toEqual({ kind: 'saved', name: 'Phones' })
  expect(shownView({}, { ...phones, method: 'POST' }, views)).toEqual({ kind: 'all' })
  expect(shownView({}, { ...noFilters, error: '*' }, views)).toEqual({ kind: 'errors' })
  expect(shownView({}, { ...noFilters, slow: true }, views)).toEqual({ kind: 'slow' })
  expect(shownView({ by: 'error' }, noFilters, views)).toEqual({ kind: 'by-error' })
})

test('from tab to tab the other filters stay, but not those of a saved view', () => {
  expect(searchOf('errors', { kind: 'all' })).toEqual({ error: '*', slow: undefined, by: undefined, id: undefined })
  expect(searchOf('slow', { kind: 'saved', name: 'Phones' })).toMatchObject({ ...noFilters, slow: true })
})
