import { expect, test } from 'vitest'
import { portalCalls } from './portal-calls.ts'

// The door asks for the grant where the call lists this error: a call that forgets it would be open to everyone.
test('every call of a session asks for the grant in production, but for signing out', () => {
  const open = portalCalls.filter(
    ({ access, doors, errors }) =>
      access === 'session' && doors.includes('production') && !errors.includes('PRODUCTION_NOT_GRANTED'),
  )
  expect(open.map(({ path }) => path)).toEqual(['/auth/logout'])
})

test('no two calls share a path', () => {
  expect(new Set(portalCalls.map(({ path }) => path)).size).toBe(portalCalls.length)
})
