import postgres from 'postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { makeOperationsKey } from '@edis/testing/operations-key.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { buildInfo } from './build-info.ts'

let app: TestApp
let key: string
beforeAll(async () => {
  app = await startTestApp({}, undefined, ['development', 'production', 'operations'])
  key = await makeOperationsKey(app.databaseUrl, 'production', { scopes: ['metrics:read'] })
})
afterAll(() => app.close())

const metrics = () => fetch(`${app.url.operations}/metrics`, { headers: { authorization: `Bearer ${key}` } })

test('/metrics of the operations door tells of the process and of the queues', async () => {
  const answer = await metrics()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  const text = await answer.text()
  expect(text).toContain('edis_webhook_deliveries_waiting{environment="production",lane="first"} 0')
  expect(text).toContain('edis_webhooks_disabled{environment="development",reason="failing"} 0')
  expect(text).toContain('edis_request_log_dropped_total{environment="production",reason="full"} 0')
  expect(text).toContain('process_resident_memory_bytes')
  const { version, commit, node } = buildInfo()
  expect(text).toContain(`edis_build_info{version="${version}",commit="${commit}",node="${node}"} 1`)
})

test('what calls answer is counted by their status, and how long it took; health is not', async () => {
  const { development, production } = app.url
  await fetch(`${development}/region?search=Gambir`)
  await fetch(`${development}/region?search=Gambir`, { headers: { authorization: 'Bearer nobodys' } })
  await fetch(`${production}/rate/v2`, { method: 'POST' })
  await fetch(`${development}/healthz`)
  const text = await (await metrics()).text()
  expect(text).toContain('edis_http_requests_total{door="development",call="/region",status="401"} 2')
  expect(text).toContain('edis_http_requests_total{door="production",call="/rate/v2",status="401"} 1')
  expect(text).toMatch(/edis_http_request_seconds_total\{door="production",call="\/rate\/v2"\} 0\.\d+/)
  const buckets = text.matchAll(
    /^edis_http_request_duration_seconds_bucket\{door="development",call="\/region",le=(.+)\} (\d+)$/gm,
  )
  const counts = [...buckets].map(([, bound, count]): [string, number] => [String(bound), Number(count)])
  expect(counts.at(-1)).toEqual(['"+Inf"', 2])
  expect(counts.map(([, count]) => count)).toEqual(
    counts.map(([, count]) => count).toSorted((one, other) => one - other),
  )
  expect(text).toContain('edis_http_request_duration_seconds_count{door="development",call="/region"} 2')
  expect(text).toMatch(/request_duration_seconds_sum\{door="development",call="\/region"\} 0\.\d+/)
  expect(text).not.toContain('healthz')
})

test('secrets that can’t be opened are counted by what they are', async () => {
  const { session: token } = await app.signedInPartner()
  await app.call('production', credentials, { token })
  const sql = postgres(app.databaseUrl, { max: 1 })
  await sql`update production.partner_keys set key_sealed = 'x'`
  await sql.end()
  for (let times = 0; times < 2; times++) await app.call('production', credentials, { token })
  const text = await (await metrics()).text()
  expect(text).toContain('edis_unreadable_secrets_total{environment="production",kind="key"} 2')
})

test.each(['development', 'production'] as const)('%s has none, for nobody', async (door) => {
  for (const path of ['/metrics', '/metrics/', '/operations/order-events', '/operations']) {
    const headers = { authorization: `Bearer ${key}` }
    for (const method of ['GET', 'POST'])
      expect((await fetch(app.url[door] + path, { method, headers })).status).toBe(404)
  }
})
