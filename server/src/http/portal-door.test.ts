import { referencePages, referencePath } from '@edis/contract/reference-pages'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPortalDoor } from './portal-door.ts'
import { portalDocuments } from './portal-documents.ts'

const script = "document.documentElement.dataset.a = 'b'"
const page = (body: string) =>
  `<meta content="%DEVELOPMENT_URL%"><style nonce="%CSP_NONCE%"></style><script>${script}</script>${body}`
const folder = mkdtempSync(join(tmpdir(), 'edis-portal-'))
let door: FastifyInstance

beforeAll(async () => {
  mkdirSync(join(folder, 'documentation/rate'), { recursive: true })
  writeFileSync(join(folder, 'index.html'), page('<div id="root"></div>'))
  writeFileSync(join(folder, 'documentation/rate/v2.html'), page('<div id="drawn">Get Rate V2 é</div>'))
  const urls = { developmentUrl: 'https://dev.test', productionUrl: 'https://live.test' }
  door = await createPortalDoor({
    log: pino({ level: 'silent' }),
    trustedProxies: [],
    url: 'https://portal.test',
    portalUrl: 'https://portal.test',
    ready: async () => true,
    folder,
    ...urls,
    documents: portalDocuments({ portalUrl: 'https://portal.test', ...urls }),
  })
})
afterAll(async () => {
  await door.close()
  rmSync(folder, { recursive: true })
})
const get = (url: string, headers = {}) => door.inject({ url, headers })

test('a page that was drawn is sent for its path, the bare one for every other', async () => {
  expect((await get('/documentation/rate/v2')).body).toContain('Get Rate V2')
  for (const url of ['/', '/documentation/rate/v1', '/documentation/rate/v2?env=production', '/nothing']) {
    const answer = await get(url)
    expect([url, answer.statusCode, answer.body.includes('id="root"')]).toEqual([url, 200, true])
  }
})

test('a page carries its settings, and its policy allows its styles by nonce and its script by hash', async () => {
  const { body, headers } = await get('/documentation/rate/v2')
  expect(body).toContain('content="https://dev.test"')
  const nonce = /nonce="([^"]+)"/.exec(body)![1]
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect((await get('/')).body).not.toContain(nonce)
})

test('a page is compressed for who takes it', async () => {
  const plain = await get('/documentation/rate/v2')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const packed = await get('/documentation/rate/v2', { 'accept-encoding': 'gzip, br' })
  expect(packed.headers['content-encoding']).toBe('gzip')
  const { gunzipSync } = await import('node:zlib')
  expect(gunzipSync(packed.rawPayload).toString()).toContain('Get Rate V2 é')
})

test('a drawn page is no file, and a file that is not there is not found', async () => {
  for (const url of ['/documentation/rate/v2.html', '/index.html', '/documentation/rate/v3.md', '/assets/gone.js'])
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
})

test.each(referencePages)('%s is there as Markdown, for anyone', async (name) => {
  const answer = await get(`${referencePath(name)}.md`)
  expect(answer.headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'access-control-allow-origin': '*',
  })
  expect(answer.body).toMatch(/^# /)
  for (const [, link = ''] of answer.body.matchAll(/\]\(https:\/\/portal\.test([^)]+)\)/g))
    expect([link, (await get(link)).statusCode]).toEqual([link, 200])
})

test('llms.txt, llms-full.txt, the OpenAPI document and the Postman collection are there', async () => {
  expect((await get('/llms.txt')).body).toContain('https://portal.test/documentation/order/send/v2.md')
  expect((await get('/llms-full.txt')).body).toContain('# Send Order V2')
  expect((await get('/openapi.json')).json()).toMatchObject({ servers: [{ url: 'https://dev.test' }, {}] })
  const { variable } = (await get('/postman.json')).json<{ variable: object[] }>()
  expect(variable).toContainEqual(expect.objectContaining({ key: 'baseUrl', value: 'https://dev.test' }))
})
