import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { openApiCalls } from '@edis/contract/open-api-calls'
import { postmanCollection } from '@edis/contract/postman'

type Request = {
  method: string
  url: { raw: string; host: string[]; path: string[]; query?: { key: string; value: string }[] }
  header: { key: string; value: string; disabled?: boolean }[]
  auth?: { type: string }
  body?: { mode: string; raw: string }
}
type Collection = {
  info: { schema: string }
  auth: { type: string; bearer: { value: string }[] }
  variable: { key: string; value: string }[]
  item: { name: string; item: { name: string; request: Request; event?: { script: { exec: string[] } }[] }[] }[]
}
const collection = JSON.parse(
  JSON.stringify(postmanCollection({ developmentUrl: 'https://dev-api.test' })),
) as Collection
const items = collection.item.flatMap(({ item }) => item)
const named = openApiCalls.filter(({ access }) => access !== 'operator').map((call) => [call.title, call] as const)

test('it is a collection of format 2.1 with every call of a partner once', () => {
  expect(collection.info.schema).toMatch(/v2\.1\.0\/collection\.json$/)
  expect(items.map(({ name }) => name).toSorted()).toEqual(named.map(([name]) => name).toSorted())
})

test.each(named)('%s: method, path, example, credentials and key are those of the contract', (name, call) => {
  const { request } = items.find((item) => item.name === name)!
  expect(request.method).toBe(call.method)
  expect(request.url.raw.split('?')[0]).toBe(`{{baseUrl}}${call.path}`)
  expect(`/${request.url.path.join('/')}`).toBe(call.path)
  expect(request.auth?.type).toBe(call.access === 'partner-key' ? 'basic' : undefined)
  const key = request.header.find((header) => header.key === 'Idempotency-Key')
  expect(key && (key.disabled ? 'optional' : 'required')).toBe(
    call.idempotency === 'none' ? undefined : call.idempotency,
  )
  if (call.method === 'GET') {
    const sent = Object.fromEntries((request.url.query ?? []).map((part) => [part.key, part.value]))
    expect(sent).toEqual(Object.fromEntries(Object.entries(call.examples.request).map(([k, v]) => [k, String(v)])))
  } else if (call.path !== '/auth/refresh') expect(JSON.parse(request.body!.raw)).toEqual(call.examples.request)
})

test('every variable that a request names is defined, and a new token is kept in one', () => {
  const text = JSON.stringify(items)
  const used = new Set([...text.matchAll(/\{\{([^$}]+)\}\}/g)].map(([, name]) => name))
  const defined = collection.variable.map(({ key }) => key)
  expect([...used].filter((name) => !defined.includes(name!))).toEqual([])
  const script = items.find(({ name }) => name === 'Generate Token')!.event![0]!.script.exec.join('\n')
  const kept: Record<string, string> = {}
  const pm = {
    response: { json: () => ({ data: { token: 't', refresh_token: 'r' } }) },
    collectionVariables: { set: (name: string, value: string) => (kept[name] = value) },
  }
  runInNewContext(script, { pm })
  expect(kept).toEqual({ token: 't', refreshToken: 'r' })
})
