import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  inviteMember,
  joinPartner,
  listMembers,
  removeMember,
  showInvitation,
  updateMember,
} from '@edis/contract/portal-calls/members'
import { confirmSignIn, login } from '@edis/contract/portal-calls/sign-in'
import { showAccount, updateAccount } from '@edis/contract/portal-calls/account'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let team: TestTeam
let owner: Awaited<ReturnType<TestApp['signedInPartner']>>
beforeAll(async () => {
  app = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1', DELIVER_WEBHOOKS: 'false' })
  team = openTestTeam(app)
  owner = await app.signedInPartner()
})
afterAll(async () => {
  await team.close()
  await app.close()
})

const hour = 3_600_000
const strong = 'gudang-senja-kopi-71'
const list = async (token = owner.session) => (await app.call('development', listMembers, { token })).data
let invited = 0
const newEmail = () => `invited-${++invited}@edis.test`
const invite = (email: string, token = owner.session) =>
  app.call('development', inviteMember, { token, email, role: 'developer' })
const join = (code: string, password = strong) =>
  app.call('development', joinPartner, { code, name: ' Ayu Kartika ', new: password, language: 'id' })
async function later<T>(ms: number, act: () => Promise<T>): Promise<T> {
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + ms)
  try {
    return await act()
  } finally {
    app.clock.now = now
  }
}

describe('a partner', () => {
  test('begins with one owner, with its email and name', async () => {
    expect(await list()).toMatchObject([
      { id: team.ownerOf(owner), status: 'active', email: owner.email, name: 'Toko Uji', role: 'owner', you: true },
    ])
  })

  test('sees no member of another', async () => {
    const other = await app.signedInPartner()
    const theirs = await team.join(other, 'viewer')
    expect(JSON.stringify(await list())).not.toContain(theirs.email)
    for (const call of [updateMember, removeMember])
      expect(
        await app.call('development', call, { token: owner.session, id: theirs.id, role: 'owner' } as never),
      ).toMatchObject(call === updateMember ? { status: 404, error: 'NOT_FOUND' } : { status: 422 })
    expect(await app.call('development', removeMember, { token: owner.session, id: theirs.id })).toMatchObject({
      status: 404,
    })
  })
})

describe('an invitation', () => {
  test('leads by the link of its mail to a member, who is signed in', async () => {
    const email = newEmail()
    const { data } = await invite(email.toUpperCase())
    expect(await list()).toMatchObject([
      { status: 'active' },
      { id: data.id, status: 'invited', email, role: 'developer', name: null, invited_by: 'Toko Uji' },
    ])
    const code = await team.code(email)
    expect((await app.call('development', showInvitation, { code })).data).toEqual({
      partner: 'Toko Uji',
      email,
      role: 'developer',
    })
    const { data: token } = await join(code)
    expect((await app.call('development', showAccount, { token })).data).toMatchObject({
      email,
      name: 'Ayu Kartika',
      role: 'developer',
      language: 'id',
      partner_id: owner.id,
    })
    expect((await app.call('development', login, { user: email, pass: strong })).code).toBe(200)
    expect((await list()).filter(({ status }) => status === 'invited')).toEqual([])
    expect(await join(code)).toMatchObject({ status: 410, error: 'LINK_INVALID' })
  })

  test('works for 72 hours', async () => {
    const email = newEmail()
    await invite(email)
    const code = await team.code(email)
    const show = () => app.call('development', showInvitation, { code })
    expect((await later(72 * hour - 1, show)).status).toBe(200)
    expect(await later(72 * hour, show)).toMatchObject({ status: 410, error: 'LINK_INVALID' })
    expect(await later(72 * hour, () => join(code))).toMatchObject({ status: 410 })
  })

  test('of the same address again ends the earlier link; revoked, its link is dead', async () => {
    const email = newEmail()
    await invite(email)
    const first = await team.code(email)
    const { data } = await invite(email)
    const second = await team.code(email)
    expect(await join(first)).toMatchObject({ status: 410 })
    expect((await app.call('development', showInvitation, { code: second })).status).toBe(200)
    expect((await app.call('development', removeMember, { token: owner.session, id: data.id })).status).toBe(200)
    expect(await join(second)).toMatchObject({ status: 410 })
  })

  test('is sent to one address five times a day, however often it is taken back, and a hundred times to all', async () => {
    const own = await app.signedInPartner()
    const email = newEmail()
    for (let times = 0; times < 5; times++) {
      const { data } = await invite(email, own.session)
      if (times < 4) await app.call('development', removeMember, { token: own.session, id: data.id })
    }
    const code = await team.code(email)
    expect(await invite(email, own.session)).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    expect((await app.call('development', showInvitation, { code })).status).toBe(200)
    expect((await invite(email)).status).toBe(200)

    const mails = () => team.sql`
      select 1 from accounts.mails where template = 'invitation' and data->>'partner_id' = ${own.id}`
    await team.sql`
      insert into accounts.mails (id, template, recipient_kind, recipient_id, recipient, language, data, state, due_at, created_at)
      select 'mal_' || ${own.id} || number, 'invitation', 'invitation', 'inv_' || number, 'x@edis.test', 'en',
        ${JSON.stringify({ partner_id: own.id })}::text::jsonb, 'sent', now(), now() from generate_series(1, 94) number`
    expect((await invite(newEmail(), own.session)).status).toBe(200)
    expect(await invite(newEmail(), own.session)).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    expect(await mails()).toHaveLength(100)
  })

  test('used twice at once makes one member', async () => {
    const email = newEmail()
    await invite(email)
    const code = await team.code(email)
    const statuses = (await Promise.all([join(code), join(code)])).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 410]))
  })

  test('to a member is refused; to a member of another partner it is sent as any other, and can not be used', async () => {
    expect(await invite(owner.email)).toMatchObject({ status: 409, error: 'MEMBER_DUPLICATE' })
    const other = await app.signedInPartner()
    expect((await invite(other.email)).status).toBe(200)
    expect(await join(await team.code(other.email))).toMatchObject({ status: 409, error: 'MEMBER_DUPLICATE' })
  })

  test.each(['gudang-1234', 'password1234', 'tokouji-2026', 'Ayu Kartika 2026'])(
    'takes no password that is easy to guess: %s',
    async (weak) => {
      const email = newEmail()
      await invite(email)
      const code = await team.code(email)
      const answer = await join(code, weak)
      expect(answer).toMatchObject({ status: 422, errors: [{ field: 'new', error: 'PASSWORD_TOO_WEAK' }] })
      expect((await app.call('development', showInvitation, { code })).status).toBe(200)
    },
  )

  test('guessed at from one address is soon refused', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.77' }
    const guess = () => app.call('development', showInvitation, { code: 'a-guess' }, headers)
    let answer = await guess()
    for (let times = 1; times < 51; times++) answer = await guess()
    expect(answer).toMatchObject({ status: 429, error: 'RATE_LIMITED' })
    expect(app.logged.join('')).toContain('"error":"LINK_INVALID"')
  })
})

describe('an owner', () => {
  test('changes a role, which counts from the next call on, and removes a member, who is out at once', async () => {
    const member = await team.join(owner, 'viewer')
    const token = member.session
    const role = async () => (await app.call('development', showAccount, { token })).data.role
    expect(await role()).toBe('viewer')
    await app.call('development', updateMember, { token: owner.session, id: member.id, role: 'developer' })
    expect(await role()).toBe('developer')
    expect((await app.call('development', removeMember, { token: owner.session, id: member.id })).status).toBe(200)
    expect(await app.call('development', showAccount, { token })).toMatchObject({
      status: 401,
      error: 'AUTH_INVALID_CREDENTIALS',
    })
    expect((await app.call('development', login, { user: member.email, pass: member.password })).status).toBe(401)
    expect((await list()).map(({ id }) => id)).not.toContain(member.id)
  })

  test('is always there: the last one stays, also when two step down at once', async () => {
    const own = await app.signedInPartner()
    const second = await team.join(own, 'owner')
    const demote = (token: string, id: string) => app.call('development', updateMember, { token, id, role: 'viewer' })
    const answers = await Promise.all([demote(own.session, team.ownerOf(own)), demote(second.session, second.id)])
    const owners = await team.sql`select id from accounts.members where partner_id = ${own.id} and role = 'owner'`
    expect(owners).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const [left] = owners
    const session = left?.['id'] === second.id ? second.session : own.session
    expect(await app.call('development', removeMember, { token: session, id: String(left?.['id']) })).toMatchObject({
      status: 409,
      error: 'MEMBER_LAST_OWNER',
    })
  })

  test('has signed in within ten minutes, or confirms the password first', async () => {
    await later(10 * 60_000, async () => {
      expect(await invite(newEmail())).toMatchObject({ status: 403, error: 'AUTH_FRESH_SIGN_IN_REQUIRED' })
      const confirm = (pass: string) => app.call('development', confirmSignIn, { token: owner.session, pass })
      expect(await confirm('not it')).toMatchObject({ status: 422, errors: [{ field: 'pass' }] })
      expect(await invite(newEmail())).toMatchObject({ status: 403 })
      expect((await confirm(owner.password)).status).toBe(200)
      expect((await invite(newEmail())).status).toBe(200)
    })
  })

  test('changes their own profile', async () => {
    const member = await team.join(owner, 'viewer')
    const fields = { token: member.session, name: ' Lia Novita ', language: 'id' as const }
    expect((await app.call('development', updateAccount, fields)).data).toMatchObject({
      name: 'Lia Novita',
      language: 'id',
    })
  })
})
