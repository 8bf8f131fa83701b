import { referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import type { FastifyInstance } from 'fastify'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../log.ts'
import { createPortalDoor } from './portal-door.ts'
import { portalDocuments } from './portal-documents.ts'

const script = "document.documentElement.dataset.a = 'b'"
const page = (body: string) =>
  `<meta content="%DEVELOPMENT_URL%"><style nonce="%CSP_NONCE%"></style><script>${script}</script>${body}`
const folder = mkdtempSync(join(tmpdir(), 'edis-portal-'))
let door: FastifyInstance
const lines: string[] = []

beforeAll(async () => {
  for (const [language, text] of Object.entries({ en: 'Get Rate V2 é', id: 'Minta tarif V2 é' })) {
    const pages = join(folder, 'pages', language)
    mkdirSync(join(pages, 'documentation/rate'), { recursive: true })
    writeFileSync(
      join(pages, 'routes.json'),
      JSON.stringify(['/', '/documentation/rate/v1', '/documentation/rate/v2', '/review/order/$order']),
    )
    writeFileSync(join(pages, 'index.html'), page(`<div id="root" lang="${language}"></div>`))
    writeFileSync(join(pages, 'documentation/rate/v2.html'), page(`<div id="drawn">${text}</div>`))
  }
  const urls = { developmentUrl: 'https://dev.test', productionUrl: 'https://live.test' }
  door = await createPortalDoor({
    log: createLog('warn', new Writable({ write: (line, _encoding, done) => (lines.push(String(line)), done()) })),
    securityContact: 'mailto:security@edis.test',
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
    expect([url, answer.body.includes('id="root"')]).toEqual([url, true])
  }
})

test.each([
  ['/', 200],
  ['/?env=production', 200],
  ['/documentation/rate/v2', 200],
  ['/Documentation/Rate/V2/', 200],
  ['/review/order/ord_1', 200],
  ['/review/order/ord_1/more', 404],
  ['/review/order', 404],
  ['/nothing', 404],
  ['/documentation', 404],
  [`/${'%2e'.repeat(4_000)}`, 404],
])('%s has the status %i, and the application all the same', async (url, status) => {
  const answer = await get(url)
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('a page comes in the language that was chosen, or else in that of the browser, and caches are told so', async () => {
  const texts = {
    '/': { en: '<div id="root" lang="en">', id: '<div id="root" lang="id">' },
    '/documentation/rate/v2': { en: 'Get Rate V2', id: 'Minta tarif V2' },
  }
  const cases = [
    [{}, 'en'],
    [{ 'accept-language': 'id-ID,id;q=0.9,en;q=0.8' }, 'id'],
    [{ 'accept-language': 'id', cookie: 'language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'a=b; language=id' }, 'id'],
  ] as const
  for (const [url, text] of Object.entries(texts))
    for (const [headers, language] of cases) {
      const answer = await get(url, headers)
      expect(answer.body).toContain(text[language])
      expect(answer.headers).toMatchObject({
        'content-language': language,
        vary: 'accept-encoding, accept-language, cookie',
        'cache-control': 'no-store',
      })
    }
})

test.each(['/metrics', '/operations', '/operations/order-events', '/metrics?x=1'])(
  '%s is the provider’s: nothing is there, as on the other partners’ doors',
  async (url) => {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT'] as const)
      expect((await door.inject({ method, url })).statusCode).toBe(404)
    expect((await get('/operations-manual')).body).toContain('id="root"')
  },
)

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
  for (const url of [
    '/documentation/rate/v2.html',
    '/index.html',
    '/pages/id/index.html',
    '/documentation/rate/v3.md',
    '/assets/gone.js',
  ])
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

test.each(referencePages)('%s is there as Markdown in Indonesian, and what it links to too', async (name) => {
  const english = await get(`${referencePath(name)}.md`)
  const answer = await get(`${referencePath(name)}.md?lang=id`)
  expect(answer.body).toMatch(/^# /)
  expect(answer.body).not.toBe(english.body)
  const links = [...answer.body.matchAll(/\]\(https:\/\/portal\.test([^)]+)\)/g)].map(([, link = '']) => link)
  expect(links.filter((link) => !link.endsWith('?lang=id'))).toEqual([])
  expect((await get(`${referencePath(name)}.md?lang=xx`)).body).toBe(english.body)
})

test('a language that the browser prefers changes no address’ Markdown', async () => {
  const url = `${referencePath('sla')}.md`
  const asked = await get(url, { 'accept-language': 'id' })
  expect(asked.body).toBe((await get(url)).body)
})

test('llms.txt, llms-full.txt, the OpenAPI document and the Postman collection are there', async () => {
  expect((await get('/llms.txt')).body).toContain('https://portal.test/documentation/order/send/v2.md')
  expect((await get('/llms-full.txt')).body).toContain('# Send Order V2')
  expect((await get('/openapi.json')).json()).toMatchObject({ servers: [{ url: 'https://dev.test' }, {}] })
  const { variable } = (await get('/postman.json')).json<{ variable: object[] }>()
  expect(variable).toContainEqual(expect.objectContaining({ key: 'baseUrl', value: 'https://dev.test' }))
})

test('security.txt says where holes are reported, for half a year from now on', async () => {
  const answer = await get('/.well-known/security.txt')
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  const fields = Object.fromEntries(
    answer.body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s)),
  )
  expect(fields).toMatchObject({
    Contact: 'mailto:security@edis.test',
    Canonical: 'https://portal.test/.well-known/security.txt',
  })
  const days = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(366)
})

test('every answer denies what the portal does not use', async () => {
  for (const url of ['/', '/healthz', '/gone.js'])
    expect((await get(url)).headers['permissions-policy']).toMatch(/clipboard-write=\(self\).*camera=\(\)/)
})

test('what a policy refused is reported to the door, of either form, in a few lines without what was asked for', async () => {
  const { headers } = await get('/')
  expect(headers['content-security-policy']).toContain('report-uri /csp-reports; report-to csp')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
  const report = (payload: string, type = 'application/csp-report') =>
    door.inject({ method: 'POST', url: '/csp-reports', headers: { 'content-type': type }, payload })
  const secret = 'edis_key_live_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'
  const legacy = {
    'document-uri': `https://portal.test/webhook?q=${secret}`,
    'violated-directive': 'script-src',
    'blocked-uri': 'inline',
  }
  expect((await report(JSON.stringify({ 'csp-report': legacy }))).statusCode).toBe(204)
  const modern = {
    type: 'csp-violation',
    body: { documentURL: 'https://portal.test/', effectiveDirective: 'img-src', blockedURL: 'https://evil.test/?a' },
  }
  expect((await report(JSON.stringify([modern]), 'application/reports+json')).statusCode).toBe(204)
  const logged = () => lines.filter((line) => line.includes('content security policy violation'))
  expect(logged()).toHaveLength(2)
  expect(logged()[0]).toContain(
    '"csp":{"directive":"script-src","blocked":"inline","page":"https://portal.test/webhook","source":""}',
  )
  expect(logged()[1]).toContain('"blocked":"https://evil.test/"')
  expect(lines.join('')).not.toContain(secret)

  for (const hostile of ['null', '[]', '[null,1]', '{', '', '['.repeat(8_000), '{"csp-report":{"blocked-uri":{}}}'])
    expect([400, 204]).toContain((await report(hostile)).statusCode)
  const long = await report(`"${'x'.repeat(20_000)}"`)
  expect([long.statusCode, long.json().details]).toEqual([413, { value: 20_002, maximum: 16_384 }])
  const other = await report('<xml/>', 'text/xml')
  expect([other.statusCode, other.json().details.sent]).toEqual([415, 'text/xml'])
  expect((await get('/csp-reports')).body).toContain('id="root"')

  const many = JSON.stringify(Array.from({ length: 100 }, () => modern))
  const statuses = new Set<number>()
  for (let times = 0; times < 700; times++) statuses.add((await report(many)).statusCode)
  expect(statuses).toEqual(new Set([204, 429]))
  expect(logged()).toHaveLength(10)
})
