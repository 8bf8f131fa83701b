import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, type DocumentedCall, errorsOf, fieldErrorsOf } from '@edis/contract/calls/call'
import { type ErrorCode, errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { consoleCalls } from '@edis/contract/calls/console-calls'
import { operationsCalls } from '@edis/contract/calls/operations-calls'
import { generalErrors } from '@edis/contract/openapi-document/openapi-document'
import { portalCalls } from '@edis/contract/calls/portal-calls'
import { languages } from '@edis/contract/languages'
import { schemaNodes } from '@edis/contract/calls/schema-nodes'
import { type App, createApp } from '../assembly/app.ts'
import { createLog } from '../log.ts'
import { parseSettings } from '../settings.ts'
import { openPortalErrors } from '@edis/testing/calls/portal-errors.ts'
import { ownProvocations } from '@edis/testing/calls/own-provocations.ts'
import { provocationsOf, provokedCalls } from '@edis/testing/calls/provoke.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { openTestTeam, type TestTeam } from '@edis/testing/people/team.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

// The catalogue, what the server throws, what the calls declare and what /openapi.json says: each against the others.
// That the Open API's calls answer what they declare and nothing else is proven by declared-errors.test.ts and `close`.

const catalogue = Object.keys(errorCatalogue) as ErrorCode[]
const declaredBy = (calls: readonly Call[]) => calls.flatMap((call) => [...errorsOf(call), ...fieldErrorsOf(call)])
const ofOpenApi = new Set(declaredBy(openApiCalls))
const ofOperations = new Set(declaredBy(operationsCalls))
const declared = new Set<ErrorCode>([
  ...ofOpenApi,
  ...ofOperations,
  ...declaredBy(portalCalls),
  ...declaredBy(consoleCalls),
  ...generalErrors,
])

test('every error of the catalogue is declared by a call, or concerns none; every one that is declared is in it', () => {
  expect([...declared].toSorted()).toEqual(catalogue.toSorted())
})

describe('in the server’s source', () => {
  const inSource = new Map<ErrorCode, string[]>()
  beforeAll(async () => {
    const root = join(import.meta.dirname, '..')
    for (const name of await readdir(root, { recursive: true })) {
      if (!name.endsWith('.ts') || /\.test\.ts$|(^|\/)testing\/|-fixtures\.ts$/.test(name)) continue
      const text = await readFile(join(root, name), 'utf8')
      for (const [, code] of text.matchAll(/'([A-Z_]+)'/g))
        if (code && code in errorCatalogue)
          inSource.set(code as ErrorCode, [...(inSource.get(code as ErrorCode) ?? []), name])
    }
  })

  test('is every error of the catalogue, but those that only a schema names', () => {
    const ofSchemas = new Set<unknown>(
      [...openApiCalls, ...portalCalls]
        .flatMap(({ request }) => [...schemaNodes(request)])
        .flatMap(([, node]) => [node['x-error'], ...Object.values(node['x-error-of'] ?? {})]),
    )
    expect(catalogue.filter((code) => !inSource.has(code) && !ofSchemas.has(code))).toEqual([])
  })

  test('is no error that no call declares', () => {
    expect([...inSource].filter(([code]) => !declared.has(code))).toEqual([])
  })
})

describe('an error that no call of the Open API declares', () => {
  let app: TestApp
  let team: TestTeam
  let errors: Awaited<ReturnType<typeof openPortalErrors>>
  beforeAll(async () => {
    app = await startTestApp({ DELIVER_WEBHOOKS: 'false' })
    team = openTestTeam(app)
    errors = await openPortalErrors(app, team)
  })
  afterAll(async () => {
    await team.close()
    await app.close()
  })

  const isGeneral = (code: ErrorCode) => (generalErrors as readonly ErrorCode[]).includes(code)
  const ofPortal = new Set(declaredBy(portalCalls))
  const theirs = catalogue.filter((code) => ofPortal.has(code) && !ofOpenApi.has(code) && !isGeneral(code))

  test.each(theirs)('%s, is answered by a call of the portal', async (code) => {
    const answer = await errors.provoke(code)
    expect([answer.error, ...answer.errors.map(({ error }) => error)]).toContain(code)
    expect(answer.status).toBe(errorCatalogue[code].status)
  })

  test.each([
    ['NOT_FOUND', 'GET', '/no/such/path'],
    ['METHOD_NOT_ALLOWED', 'POST', '/region'],
  ])('%s, is answered to who calls nothing', async (code, method, path) => {
    const answer = await fetch(app.url.development + path, { method })
    expect(await answer.json()).toMatchObject({ code: answer.status, error: code })
  })
})

test('every error that a call of the Open API declares, or a report’s, has a case that provokes it', () => {
  const without = provokedCalls.flatMap((call) =>
    [...provocationsOf(call, ownProvocations[call.path] ?? {})].flatMap(([code, provoke]) =>
      provoke ? [] : [`${call.path} ${code}`],
    ),
  )
  expect(without).toEqual([])
})

describe('/openapi.json as the portal door serves it', () => {
  let app: App
  let folder: string
  let document: Document
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'edis-portal-'))
    for (const language of languages) {
      await mkdir(join(folder, 'pages', language), { recursive: true })
      await writeFile(join(folder, 'pages', language, 'index.html'), '<!doctype html>')
      await writeFile(join(folder, 'pages', language, 'routes.json'), '["/"]')
    }
    app = await createApp({
      settings: parseSettings({}),
      databaseUrl: (await createTestDatabase()).url,
      masterKey: randomBytes(32),
      log: createLog('silent'),
      doors: ['portal'],
      portalFolder: folder,
    })
    const url = await app.doors.portal?.listen({ host: '127.0.0.1', port: 0 })
    document = (await (await fetch(`${url}/openapi.json`)).json()) as Document
  })
  afterAll(async () => {
    await app.close()
    await rm(folder, { recursive: true })
  })

  type Ref = { $ref?: string }
  type Schema = { properties?: { error?: { enum: string[] }; errors?: { items: { allOf: Schema[] } } } }
  type Response = Ref & { content: { 'application/json'?: { schema: { allOf?: Schema[] } } } }
  type Document = {
    paths: Record<string, Record<string, { responses: Record<string, Response> }>>
    components: { responses: Record<string, Response> }
  }

  /** What each failure of the call may say, by status. */
  function failuresOf(call: DocumentedCall): [status: number, said: Schema['properties']][] {
    const responses = document.paths[call.path]?.[call.method.toLowerCase()]?.responses ?? {}
    return Object.entries(responses).flatMap(([status, response]) => {
      const named = response.$ref?.split('/').at(-1)
      const { content } = named === undefined ? response : (document.components.responses[named] ?? response)
      const schema = content['application/json']?.schema.allOf?.find(({ properties }) => properties?.error)
      return schema ? [[Number(status), schema.properties] as const] : []
    }) as [number, Schema['properties']][]
  }

  test('has the partners’ calls and no others', () => {
    const there = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(there.toSorted()).toEqual(openApiCalls.map(({ method, path }) => `${method} ${path}`).toSorted())
  })

  test.each(openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s: names just the errors that the contract declares, each under its status',
    (_name, call) => {
      const failures = failuresOf(call)
      expect(failures.flatMap(([, said]) => said?.error?.enum ?? []).toSorted()).toEqual(errorsOf(call).toSorted())
      for (const [status, said] of failures)
        for (const code of said?.error?.enum ?? []) expect(errorCatalogue[code as ErrorCode].status).toBe(status)
      const ofFields = failures.flatMap(([, said]) =>
        (said?.errors?.items.allOf ?? []).flatMap(({ properties }) => properties?.error?.enum ?? []),
      )
      expect(ofFields.toSorted()).toEqual(fieldErrorsOf(call).toSorted())
    },
  )
})
