import { expect, test } from 'vitest'
import { isAtLeast } from '../members/member-roles.ts'
import { asksFresh, callRules, roleIn, ruleOf } from './call-roles.ts'
import { portalCalls } from './portal-calls.ts'

const ofSessions = portalCalls.filter(({ access }) => access === 'session')

test('every call that a session opens says who may make it, and nothing else does', () => {
  expect(Object.keys(callRules).toSorted()).toEqual(ofSessions.map(({ path }) => path).toSorted())
})

test('a call without a rule is noticed before it is served', () => {
  expect(() => ruleOf({ path: '/new/call' })).toThrow('/new/call')
})

test('what a viewer may call reads, but for what is their own', () => {
  const open = Object.entries(callRules).filter(([, rule]) => roleIn(rule, 'production') === 'viewer')
  const reading =
    /\/(?:list|show|delivery|deliveries|closing|requests|request|counts|traffic|challenge|status|order_list|timeline|print|present|credentials)$/
  expect(open.map(([path]) => path).filter((path) => !reading.test(path))).toEqual([
    '/auth/logout',
    '/auth/confirm',
    '/auth/confirm/passkey',
    '/auth/confirm/passkey/verify',
    '/account/update',
    '/password/change',
    '/second-factor/begin',
    '/second-factor/confirm',
    '/second-factor/codes',
    '/second-factor/remove',
    '/passkeys/begin',
    '/passkeys/add',
    '/passkeys/remove',
    '/sessions/end',
  ])
})

test('production takes no less than development', () => {
  const less = Object.entries(callRules).filter(
    ([, rule]) =>
      !isAtLeast(roleIn(rule, 'production'), roleIn(rule, 'development')) ||
      (asksFresh(rule, 'development') && !asksFresh(rule, 'production')),
  )
  expect(less).toEqual([])
})
