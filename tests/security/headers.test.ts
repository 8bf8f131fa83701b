import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doorNames } from '../../server/src/settings.ts'
import { type Program, startProgram } from '@edis/testing/program.ts'

// What browsers are told with every kind of answer, on every door of the product as it is started behind https.

let program: Program
beforeAll(async () => {
  program = await startProgram({
    variables: {
      PORTAL_URL: 'https://portal.edis.test',
      DEVELOPMENT_URL: 'https://dev.edis.test',
      PRODUCTION_URL: 'https://live.edis.test',
      OPERATIONS_URL: 'https://operations.edis.test',
    },
  })
})
afterAll(() => program.stop())

const asked: [what: string, path: string, init: RequestInit, status: Record<(typeof doorNames)[number], number>][] = [
  ['health', '/healthz', {}, { portal: 200, development: 200, production: 200, operations: 200 }],
  ['readiness', '/readyz', {}, { portal: 200, development: 200, production: 200, operations: 200 }],
  ['metrics without a key', '/metrics', {}, { portal: 404, development: 404, production: 404, operations: 401 }],
  [
    'what was the provider’s once',
    '/operations/order-events',
    { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    { portal: 404, development: 404, production: 404, operations: 404 },
  ],
  ['a page, or nothing', '/no-such-page', {}, { portal: 404, development: 404, production: 404, operations: 404 }],
  ['a drawn page', '/documentation/sla', {}, { portal: 200, development: 404, production: 404, operations: 404 }],
  [
    'a file that is not there',
    '/assets/no.js',
    {},
    { portal: 404, development: 404, production: 404, operations: 404 },
  ],
  ['a file', '/favicon.svg', {}, { portal: 200, development: 404, production: 404, operations: 200 }],
  ['Markdown', '/documentation/sla.md', {}, { portal: 200, development: 404, production: 404, operations: 404 }],
  ['openapi.json', '/openapi.json', {}, { portal: 200, development: 404, production: 404, operations: 200 }],
  [
    'a refused method',
    '/healthz',
    { method: 'DELETE' },
    { portal: 405, development: 405, production: 405, operations: 405 },
  ],
  ['a path that is none', '/%zz', {}, { portal: 400, development: 400, production: 400, operations: 400 }],
  ['a head', '/healthz', { method: 'HEAD' }, { portal: 200, development: 200, production: 200, operations: 200 }],
  ['a refused caller', '/warehouse/list', {}, { portal: 404, development: 401, production: 401, operations: 404 }],
  [
    'a body too large',
    '/webhooks/list',
    { method: 'POST', body: 'x'.repeat(70_000), headers: { 'content-type': 'multipart/form-data; boundary=e' } },
    { portal: 405, development: 413, production: 413, operations: 404 },
  ],
  [
    'a packed body',
    '/webhooks/list',
    { method: 'POST', body: 'x', headers: { 'content-encoding': 'gzip' } },
    { portal: 405, development: 415, production: 415, operations: 404 },
  ],
  [
    'a preflight',
    '/webhooks/list',
    { method: 'OPTIONS' },
    { portal: 405, development: 204, production: 204, operations: 404 },
  ],
]

/** What the portal serves to anyone may be read by anyone; what a door of the API answers, by the portal alone. */
const readers = {
  portal: [null, '*'],
  development: ['https://portal.edis.test'],
  production: ['https://portal.edis.test'],
  operations: [null],
}

describe.each(doorNames)('the door of %s', (door) => {
  test.each(asked)('tells browsers what they may do with %s', async (what, path, init, status) => {
    const answer = await fetch(program.url[door] + path, { ...init, redirect: 'manual' })
    expect(answer.status).toBe(status[door])
    const header = (name: string) => answer.headers.get(name)
    expect(header('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(header('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(header('content-security-policy')).not.toMatch(/unsafe|\*/)
    expect(header('strict-transport-security')).toBe('max-age=31536000')
    expect(header('x-content-type-options')).toBe('nosniff')
    expect(header('x-frame-options')).toBe('DENY')
    expect(header('referrer-policy')).toBe('no-referrer')
    expect(header('cross-origin-opener-policy')).toBe('same-origin')
    expect(header('x-request-id')).toMatch(/^req_/)
    for (const name of ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-credentials'])
      expect([name, header(name)]).toEqual([name, null])
    expect(readers[door]).toContain(header('access-control-allow-origin'))
    if (door !== 'portal' && !(what === 'a file' && answer.ok) && answer.status !== 204)
      expect(header('cache-control')).toBe('no-store')
    if (answer.status !== 204 && answer.status !== 304)
      expect(header('content-type')).toMatch(/; charset=utf-8$|^image\/svg\+xml/)
  })

  test('gives no file but those of the portal', async () => {
    for (const path of [
      '/..%2f..%2fpackage.json',
      '/assets/..%2f..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/assets/%00.js',
      '//etc/passwd.txt',
      '/.git/config.txt',
      '/.built-from.json',
      '/.vite/manifest.json',
      '/index.html',
    ])
      expect([path, (await fetch(program.url[door] + path)).status].join()).toMatch(/,(404|400)$/)
  })
})

test('a page may load nothing but what it was built with', async () => {
  const page = await fetch(program.url.portal)
  const policy = page.headers.get('content-security-policy') ?? ''
  const html = await page.text()
  const nonces = [...html.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce)
  for (const nonce of nonces) expect(policy).toContain(`'nonce-${nonce}'`)
  expect(html).not.toMatch(/\son\w+=|javascript:/i)
  for (const [, source = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(source).toMatch(/^\/(?!\/)|^#/)
  const other = (await fetch(program.url.portal)).headers.get('content-security-policy')
  expect(other).not.toBe(policy)
})
