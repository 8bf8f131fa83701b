import { expect, test } from 'vitest'
import { changesOf } from './changes-of.ts'

test('what stays the same is left out', () => {
  expect(changesOf({ role: 'support', name: 'Dian' }, { role: 'admin', name: 'Dian' })).toEqual([
    { name: 'role', before: 'support', after: 'admin' },
  ])
})

test('what is new has no before, what is gone no after, and nothing at all no changes', () => {
  expect(changesOf(null, { name: 'WMS', scopes: ['orders:read', 'stock:write'], expires_at: null })).toEqual([
    { name: 'name', before: null, after: 'WMS' },
    { name: 'scopes', before: null, after: 'orders:read, stock:write' },
  ])
  expect(changesOf({ enabled: false, limits: { per_minute: 60 } }, null)).toEqual([
    { name: 'enabled', before: 'false', after: null },
    { name: 'limits', before: '{"per_minute":60}', after: null },
  ])
  expect(changesOf(null, null)).toEqual([])
})
