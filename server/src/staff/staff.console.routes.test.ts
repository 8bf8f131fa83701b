import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addOperationsKey, listOperationsKeys, revokeOperationsKey } from '@edis/contract/console/keys'
import { exportAuditLog, listAuditLog } from '@edis/contract/console/audit'
import { showMe, signInStaff } from '@edis/contract/console/sign-in'
import * as calls from '@edis/contract/console/staff'
import { openTestConsole, type Staff, type TestConsole } from '@edis/testing/people/console.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let desk: TestConsole
let sql: postgres.Sql
let admin: Staff
const reason = 'Diminta atasan'
beforeAll(async () => {
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false' }, undefined, ['development', 'operations'])
  desk = openTestConsole(app)
  sql = postgres(app.databaseUrl, { max: 1 })
  admin = await desk.signedIn('admin')
})
afterAll(async () => {
  await sql.end()
  await app.close()
})
const as = (session = admin.session) => ({ session })
const me = (session: string) => desk.ask(showMe, {}, { session })

describe('staff', () => {
  test('are added with a password that is shown once, sign in with it, and choose their own', async () => {
    const fields = { email: ' Sari@Edis.test ', name: 'Sari', role: 'support' as const, reason }
    const added = await desk.ask(calls.addStaff, { ...fields, email: 'Sari@Edis.test' }, as())
    expect(added).toMatchObject({ status: 200 })
    const { staff_id, password } = added.data
    expect(await desk.ask(calls.addStaff, { ...fields, email: 'sari@edis.test' }, as())).toMatchObject({
      status: 409,
      error: 'STAFF_DUPLICATE',
    })
    const list = await desk.ask(calls.listStaff, {}, as())
    expect(list.data).toMatchObject(expect.arrayContaining([expect.objectContaining({ staff_id, you: false })]))
    expect(list.text).not.toContain(password)
    const session = await desk.signIn({ email: 'sari@edis.test', password })
    const change = (current: string, chosen: string) =>
      desk.ask(calls.changeStaffPassword, { current, new: chosen }, as(session))
    expect(await change('not it at all', 'gudang-senja-kopi-71')).toMatchObject({ errors: [{ field: 'current' }] })
    expect(await change(password, 'passwordpassword')).toMatchObject({
      errors: [{ field: 'new', error: 'PASSWORD_TOO_WEAK' }],
    })
    expect(await change(password, password)).toMatchObject({ errors: [{ field: 'new' }] })
    const elsewhere = await desk.signIn({ email: 'sari@edis.test', password })
    expect(await change(password, 'gudang-senja-kopi-71')).toMatchObject({ status: 200 })
    expect(await me(elsewhere)).toMatchObject({ status: 401 })
    expect(await me(session)).toMatchObject({ status: 200 })
    expect(await me(await desk.signIn({ email: 'sari@edis.test', password: 'gudang-senja-kopi-71' }))).toMatchObject({
      status: 200,
    })
  })

  test('who send many passwords at once hold nobody up', async () => {
    const { session } = await desk.signedIn('support')
    const fields = { current: 'not it at all', new: 'gudang-senja-kopi-71' }
    const changes = Array.from({ length: 20 }, () => desk.ask(calls.changeStaffPassword, fields, as(session)))
    const answers = await Promise.all([...changes, me(admin.session)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422, 429, 200]))
  })

  test('who leave are out at once, come back by being added again, and need no old second factor', async () => {
    const leaver = await desk.signedIn('operations')
    await desk.enrol(leaver.session)
    const remove = () => desk.ask(calls.removeStaff, { staff_id: leaver.id, reason }, as())
    expect(await remove()).toMatchObject({ status: 200 })
    expect(await me(leaver.session)).toMatchObject({ status: 401 })
    expect(await desk.ask(signInStaff, { email: leaver.email, password: leaver.password })).toMatchObject({
      status: 401,
    })
    expect(await remove()).toMatchObject({ status: 404 })
    const back = { email: leaver.email, name: 'Budi', role: 'support' as const, reason }
    const { data } = await desk.ask(calls.addStaff, back, as())
    expect(data.staff_id).toBe(leaver.id)
    const session = await desk.signIn({ email: leaver.email, password: data.password })
    expect((await me(session)).data).toMatchObject({ second_factor: { app_added_at: null } })
  })

  test('who leave take the keys along that an admin names: those that they have seen', async () => {
    const leaver = await desk.signedIn('admin')
    const add = async (name: string) => {
      const made = await desk.ask(addOperationsKey, { name, scopes: ['orders:read'], reason }, as(leaver.session))
      return made.data.key_id
    }
    const [seen, kept] = [await add('WMS Cakung'), await add('Prometheus')]
    const removal = { staff_id: leaver.id, revoke_keys: [seen, 'opk_none'], reason }
    expect(await desk.ask(calls.removeStaff, removal, as())).toMatchObject({ status: 200 })
    const keys = (await desk.ask(listOperationsKeys, {}, as())).data
    const created_by = { staff_id: leaver.id, name: expect.stringMatching(/^Staf \d+$/) }
    expect(keys.find(({ key_id }) => key_id === seen)).toMatchObject({ created_by, revoked_at: expect.any(String) })
    expect(keys.find(({ key_id }) => key_id === kept)).toMatchObject({ created_by, revoked_at: null })
    const log = (await desk.ask(listAuditLog, { target_id: seen }, as())).data.items
    expect(log).toMatchObject([
      { action: 'operations_key.revoked', actor_id: admin.id, target_name: 'WMS Cakung', reason },
      { action: 'operations_key.added', actor_id: leaver.id, target_name: 'WMS Cakung' },
    ])
  })

  test('get another role or sign-in, which ends their sessions', async () => {
    const staff = await desk.signedIn('support')
    await desk.enrol(staff.session)
    const role = { staff_id: staff.id, role: 'operations' as const, reason }
    expect(await desk.ask(calls.setStaffRole, role, as())).toMatchObject({ status: 200 })
    expect(await me(staff.session)).toMatchObject({ status: 401 })
    const reset = { staff_id: staff.id, second_factor: true, reason }
    const { password } = (await desk.ask(calls.resetStaff, reset, as())).data
    expect((await me(await desk.signIn({ email: staff.email, password }))).data).toMatchObject({
      role: 'operations',
      second_factor: { app_added_at: null },
    })
    expect(await desk.ask(calls.resetStaff, { ...reset, staff_id: 'stf_none' }, as())).toMatchObject({ status: 404 })
  })

  test('have an admin at all times', async () => {
    await sql`update accounts.staff set active = false where role = 'admin' and id <> ${admin.id}`
    const last = { status: 409, error: 'STAFF_LAST_ADMIN' }
    expect(await desk.ask(calls.removeStaff, { staff_id: admin.id, reason }, as())).toMatchObject(last)
    const role = { staff_id: admin.id, role: 'support' as const, reason }
    expect(await desk.ask(calls.setStaffRole, role, as())).toMatchObject(last)
    expect(await me(admin.session)).toMatchObject({ status: 200 })
  })
})

test('a key is made for the environment in view, shown once, and revoked at once', async () => {
  const fields = { name: 'WMS Cakung', scopes: ['orders:read' as const], allowed_ips: ['127.0.0.1'], reason }
  const made = await desk.ask(addOperationsKey, fields, { ...as(), environment: 'production' })
  expect(made.data.key).toMatch(/^edis_ops_live_/)
  const use = () =>
    fetch(`${app.url.operations}/orders?limit=1`, { headers: { authorization: `Bearer ${made.data.key}` } })
  expect((await use()).status).toBe(200)
  const list = await desk.ask(listOperationsKeys, {}, as())
  expect(list.data[0]).toMatchObject({
    key_id: made.data.key_id,
    environment: 'production',
    scopes: ['orders:read'],
    allowed_ips: ['127.0.0.1'],
    ending: made.data.key.slice(-4),
    revoked_at: null,
  })
  expect(list.text).not.toContain(made.data.key)
  const revoke = () => desk.ask(revokeOperationsKey, { key_id: made.data.key_id, reason }, as())
  expect(await revoke()).toMatchObject({ status: 200 })
  expect((await use()).status).toBe(401)
  expect(await revoke()).toMatchObject({ status: 404 })
  const wrong = { ...fields, allowed_ips: ['127.0.0.1', '300.1.1.1'] }
  expect(await desk.ask(addOperationsKey, wrong, as())).toMatchObject({ errors: [{ field: 'allowed_ips[1]' }] })
  const over = { ...fields, expires_at: '2020-01-01T00:00:00Z' }
  expect(await desk.ask(addOperationsKey, over, as())).toMatchObject({ errors: [{ field: 'expires_at' }] })
})

describe('the audit log', () => {
  test('is read newest first, page after page, by who, what, whom and when', async () => {
    const read = async (fields: Parameters<typeof desk.ask<typeof listAuditLog>>[1]) =>
      (await desk.ask(listAuditLog, fields, as())).data
    const all = await read({ limit: 100 })
    expect(all.items[0]).toMatchObject({
      actor_kind: 'staff',
      actor_id: admin.id,
      actor_name: expect.any(String),
      reason,
    })
    const times = all.items.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    const first = await read({ limit: 2 })
    const second = await read({ limit: 2, cursor: first.next_cursor ?? '' })
    expect([...first.items, ...second.items]).toEqual(all.items.slice(0, 4))
    const added = await read({ action: 'staff.added', actor_kind: 'staff', actor_id: admin.id })
    expect(added.items.length).toBeGreaterThan(0)
    expect(new Set(added.items.map(({ action }) => action))).toEqual(new Set(['staff.added']))
    const [target] = added.items
    expect((await read({ target_id: target?.target_id ?? '' })).items).toContainEqual(target)
    expect((await read({ until: '2020-01-01T00:00:00Z' })).items).toEqual([])
    expect(
      (await read({ environment: 'development' })).items.every(({ environment }) => environment !== 'production'),
    ).toBe(true)
  })

  test.each(['+275760-09-13T00:00:00.000Z', '0000-01-01T00:00:00.000Z', '1'])('has no page after %s', async (at) => {
    const cursor = Buffer.from(JSON.stringify([at, 'aud_1'])).toString('base64url')
    expect(await desk.ask(listAuditLog, { cursor }, as())).toMatchObject({ status: 422, errors: [{ field: 'cursor' }] })
  })

  test('is taken along as CSV, which no spreadsheet runs', async () => {
    const reset = { staff_id: admin.id, second_factor: true, reason: '=1+1, "new"' }
    const { password } = (await desk.ask(calls.resetStaff, reset, as())).data
    const session = await desk.signIn({ email: admin.email, password })
    await desk.enrol(session)
    const answer = await desk.ask(exportAuditLog, { action: 'staff.password_reset' }, { session })
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
    const lines = answer.text.trim().split('\r\n')
    expect(lines[0]).toMatch(/^at,actor_kind,/)
    expect(lines.at(-1)).toContain(`"'=1+1, ""new"""`)
  })
})
