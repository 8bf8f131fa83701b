import { compileFunction, runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { postmanCollection } from '@edis/contract/openapi-document/postman'
import { startWorld, type World } from '@edis/testing/calls/world.ts'

type Script = { listen: string; script: { exec: string[] } }
type Request = {
  method: string
  url: { raw: string; host: string[]; path: string[]; query?: { key: string; value: string }[] }
  header: { key: string; value: string; disabled?: boolean }[]
  auth?: { type: string }
  body?: { mode: string; raw: string }
}
type Item = { name: string; request: Request; event?: Script[] }
type Collection = {
  info: { schema: string }
  auth: { type: string; bearer: { value: string }[] }
  event: Script[]
  variable: { key: string; value: string }[]
  item: { name: string; item: Item[] }[]
}
const collectionOf = (developmentUrl: string) =>
  JSON.parse(JSON.stringify(postmanCollection({ portalUrl: 'http://localhost:4000', developmentUrl }))) as Collection
const collection = collectionOf('https://dev-api.test')
const items = collection.item.flatMap(({ item }) => item)
const named = openApiCalls.map((call) => [call.title, call] as const)
const scripts = [...collection.event, ...items.flatMap(({ event = [] }) => event)].map(({ script }) =>
  script.exec.join('\n'),
)

/** The text with the variables that it names; `{{$guid}}` and the like are made, as Postman does. */
const filled = (text: string, variables: Map<string, string>): string =>
  text.replaceAll(/\{\{(\$?\w+)\}\}/g, (_, name: string) => {
    if (name === '$guid') return crypto.randomUUID()
    if (name === '$timestamp') return String(Math.floor(Date.now() / 1000))
    const value = variables.get(name)
    if (value === undefined) throw new Error(`{{${name}}} is not defined`)
    return value
  })

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
  const sent: object =
    call.method === 'GET'
      ? Object.fromEntries((request.url.query ?? []).map(({ key: field, value }) => [field, value]))
      : (JSON.parse(request.body!.raw) as object)
  expect(Object.keys(sent)).toEqual(Object.keys(call.examples.request))
})

test.each(scripts)('no script declares a name that Postman’s sandbox has declared: %#', (script) => {
  const declared = ['pm', 'postman', 'data', 'request', 'environment', 'globals', 'iteration']
  expect(() => compileFunction(script, declared)).not.toThrow()
})

test('every variable that a request names is defined, and no script keeps another', () => {
  const used = new Set([...JSON.stringify(items).matchAll(/\{\{([^$}]+)\}\}/g)].map(([, name]) => name))
  const kept = scripts.flatMap((script) => [...script.matchAll(/keep\('(\w+)'/g)].map(([, name]) => name))
  const defined = collection.variable.map(({ key }) => key)
  expect([...used, ...kept].filter((name) => !defined.includes(name!))).toEqual([])
})

let world: World
beforeAll(async () => void (world = await startWorld()), 60_000)
afterAll(() => world.close())

test('run from top to bottom with a partner’s key, every request succeeds but the label of the order that was cancelled', async () => {
  const { variable, item, event } = collectionOf(world.app.url.development)
  const [partnerId = '', partnerKey = ''] = Buffer.from(world.partner.basic.development.slice(6), 'base64')
    .toString()
    .split(':')
  const variables = new Map(variable.map(({ key, value }) => [key, value]))
  variables.set('partnerId', partnerId).set('partnerKey', partnerKey)
  const outcomes: Record<string, number> = {}
  for (const { name, request, event: own = [] } of item.flatMap((folder) => folder.item)) {
    const { method, url, header, auth, body } = request
    const authorization = auth
      ? `Basic ${Buffer.from(`${partnerId}:${partnerKey}`).toString('base64')}`
      : filled('Bearer {{token}}', variables)
    const there = header.filter(({ disabled }) => !disabled).map(({ key, value }) => [key, filled(value, variables)])
    const response = await fetch(filled(url.raw, variables), {
      method,
      headers: { ...(Object.fromEntries(there) as Record<string, string>), authorization },
      ...(body ? { body: filled(body.raw, variables) } : {}),
    })
    const answer: unknown = await response.json()
    outcomes[name] = response.status
    const pm = {
      info: { requestName: name },
      response: { code: response.status, json: () => answer },
      collectionVariables: { set: (key: string, value: string) => variables.set(key, value) },
      test: () => {},
    }
    for (const { script } of [...event, ...own]) runInNewContext(script.exec.join('\n'), { pm })
  }
  expect(outcomes).toEqual(Object.fromEntries(named.map(([name]) => [name, name === 'Print Label' ? 409 : 200])))
})
