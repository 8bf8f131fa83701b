import { expect, test } from 'vitest'
import { fieldsOf, noFilters, readActivitySearch } from './activity-search.ts'

const now = Date.parse('2026-11-20T02:00:00Z')

test('the address says what is in view, and nothing that it can’t mean', () => {
  const search = readActivitySearch({
    action: 'webhook',
    member: ' rina@tokosenja.id ',
    where: 'production',
    last: '24h',
  })
  expect(fieldsOf(search, now)).toEqual({
    action: 'webhook',
    member: 'rina@tokosenja.id',
    environment: 'production',
    since: '2026-11-19T02:00:00.000Z',
  })
  expect(readActivitySearch({ action: 'rockets', member: '', where: 'moon', since: 'yesterday' })).toEqual(noFilters)
  expect(fieldsOf(noFilters, now)).toEqual({})
})
