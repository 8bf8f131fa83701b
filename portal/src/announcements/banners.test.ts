import { expect, test } from 'vitest'
import { bannersOf } from './banners.ts'

const one = (id: string, kind: 'incident' | 'maintenance' | 'news', inForce = true) => ({ id, kind, in_force: inForce })
const ids = (...arguments_: Parameters<typeof bannersOf>) => bannersOf(...arguments_).map(({ id }) => id)

test('incidents come before maintenance and news, and of a kind the newest first', () => {
  const newestFirst = [one('d', 'news'), one('c', 'incident'), one('b', 'maintenance'), one('a', 'incident')]
  expect(ids(newestFirst, [])).toEqual(['c', 'a', 'b', 'd'])
})

test('what is over or was dismissed is no banner; an incident stays as long as it lasts', () => {
  const all = [
    one('over', 'incident', false),
    one('incident', 'incident'),
    one('work', 'maintenance'),
    one('new', 'news'),
  ]
  expect(ids(all, ['incident', 'work'])).toEqual(['incident', 'new'])
})
