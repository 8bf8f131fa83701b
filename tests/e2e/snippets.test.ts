import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { askedMediaType, fileName } from '@edis/contract/snippets/file-name'
import { printLabel } from '@edis/contract/open-api/print-label'
import { type SnippetLanguage, snippetLanguages } from '@edis/contract/snippets/snippet-languages'
import { snippet } from '@edis/contract/snippets/snippets'
import type { SnippetRequest } from '@edis/contract/snippets/snippet-request'

type Received = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { body: string }
let received: Received[] = []
const server = createServer((request, response) => {
  void receive(request).finally(() => {
    const [status, type, body] = answers[request.url ?? ''] ?? [200, 'application/json', '{"code":200}']
    response.writeHead(status, { 'content-type': type }).end(body)
  })
})
/** Of a file: bytes that are no text in UTF-8. */
const label = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0xe2, 0x0d, 0x0a, 0x80])
const answers: Record<string, [status: number, type: string, body: Buffer | string]> = {
  '/order/label?order_id=ord_1': [200, 'application/pdf', label],
  '/order/label?order_id=ord_2': [404, 'application/json', '{"code":404,"error":"ORDER_NOT_FOUND"}'],
}
async function receive(request: IncomingMessage): Promise<void> {
  const { method, url, headers } = request
  received.push({ method, url, headers, body: await readText(request) })
}
let host = ''
let folder = ''

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  folder = await mkdtemp(join(tmpdir(), 'edis-snippet-'))
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** How each is run as a file; PHP, Go and Java where the machine has them. */
const programs: Record<SnippetLanguage, { file: string; command: string[] }> = {
  curl: { file: 'example.sh', command: ['sh'] },
  javascript: { file: 'example.mjs', command: [process.execPath] },
  python: { file: 'example.py', command: ['python3'] },
  php: { file: 'example.php', command: ['php'] },
  go: { file: 'example.go', command: ['go', 'run'] },
  // As of Java 18 it is so wherever one is
  java: { file: 'Example.java', command: ['java', '-Dfile.encoding=UTF-8'] },
}
const probes: Record<SnippetLanguage, string[]> = {
  curl: ['curl', '--version'],
  javascript: [process.execPath, '--version'],
  python: ['python3', '-c', 'import requests'],
  php: ['php', '-r', 'curl_version();'],
  go: ['go', 'version'],
  java: ['java', '-version'],
}
const isInstalled = (language: SnippetLanguage): boolean => {
  const [command = '', ...rest] = probes[language]
  return spawnSync(command, rest).status === 0
}

async function print(language: SnippetLanguage, request: SnippetRequest): Promise<string> {
  const { file, command } = programs[language]
  const path = join(folder, file)
  await writeFile(path, snippet(language, request))
  const [program, ...rest] = [...command, path]
  const environment = { ...process.env, EDIS_TOKEN: 'token-1', EDIS_PARTNER_ID: 'prt_1', EDIS_PARTNER_KEY: 'k$ey' }
  const { stdout } = await promisify(execFile)(program, rest, { env: environment, cwd: folder })
  return stdout
}

async function run(language: SnippetLanguage, request: SnippetRequest): Promise<Received> {
  received = []
  const stdout = await print(language, request)
  expect(stdout).toContain('200')
  expect(received).toHaveLength(1)
  return received[0]!
}

/** What quoting goes wrong over. */
const awkward = {
  note: `It's "quoted", \`so\` $HOME \${x} #{y} \\ \\n %s 'a' . 'b' """ JSON <?php`,
  lines: 'one\ntwo\r\n\tthree  \n',
  words: 'a: true, b: null,\nc: false',
  control: 'a\u0001\u007f\u2028',
  letters: 'Jalan Ngurah Rai № 10, 日本 🛵',
  empty: { object: {}, list: [], none: null, yes: true, no: false, number: -6.2441 },
  'odd-name $': [[1, 2], [{ deep: [] }]],
}
const post: SnippetRequest = {
  method: 'POST',
  url: '',
  authorization: { scheme: 'bearer', token: { variable: 'EDIS_TOKEN' } },
  headers: [
    ['Content-Type', 'application/json'],
    ['Idempotency-Key', '8f14e45f-ea3b'],
  ],
  body: JSON.stringify(awkward, null, 2),
  saveAs: null,
}

const asked = inject('goSnippets') ? snippetLanguages : snippetLanguages.filter((language) => language !== 'go')
const installed = asked.filter(isInstalled)

test.each(installed)('%s sends the body, the headers and the token', { timeout: 60_000 }, async (language) => {
  const { method, url, headers, body } = await run(language, { ...post, url: `${host}/order/send/v2` })
  expect([method, url]).toEqual(['POST', '/order/send/v2'])
  expect(headers).toMatchObject({
    authorization: 'Bearer token-1',
    'content-type': 'application/json',
    'idempotency-key': '8f14e45f-ea3b',
  })
  expect(JSON.parse(body)).toEqual(awkward)
})

test.each(installed)('%s sends what is filled in, a query and no body', { timeout: 60_000 }, async (language) => {
  const { method, url, headers, body } = await run(language, {
    method: 'GET',
    url: `${host}/sla?ready_at=2026-12-24T16%3A10%3A00%2B07%3A00&search=it's`,
    authorization: { scheme: 'bearer', token: { value: 'edis_token_dev_a$b"c' } },
    headers: [],
    body: null,
    saveAs: null,
  })
  const query = new URL(url ?? '', host).searchParams
  expect([method, query.get('ready_at'), query.get('search')]).toEqual(['GET', '2026-12-24T16:10:00+07:00', "it's"])
  expect(headers.authorization).toBe('Bearer edis_token_dev_a$b"c')
  expect(body).toBe('')
})

test.each(installed)(
  '%s sends the partner key by HTTP Basic, without a body',
  { timeout: 60_000 },
  async (language) => {
    const { method, headers } = await run(language, {
      method: 'POST',
      url: `${host}/auth/generate`,
      authorization: { scheme: 'basic', id: { variable: 'EDIS_PARTNER_ID' }, key: { variable: 'EDIS_PARTNER_KEY' } },
      headers: [],
      body: null,
      saveAs: null,
    })
    expect([method, headers.authorization]).toEqual(['POST', `Basic ${btoa('prt_1:k$ey')}`])
  },
)

test.each(installed)('%s saves a file, and prints why there is none', { timeout: 60_000 }, async (language) => {
  const saveAs = `${language}-label.pdf`
  const labelOf = (order: string): SnippetRequest => ({
    method: 'GET',
    url: `${host}/order/label?order_id=${order}`,
    authorization: { scheme: 'bearer', token: { variable: 'EDIS_TOKEN' } },
    headers: [],
    body: null,
    saveAs,
  })
  await print(language, labelOf('ord_1'))
  expect(await readFile(join(folder, saveAs))).toEqual(label)
  expect(await print(language, labelOf('ord_2'))).toContain('ORDER_NOT_FOUND')
})

test('a file is named for its call and the format that is asked for', () => {
  const named = (format?: string) => fileName(printLabel.path, askedMediaType(printLabel.file ?? {}, format))
  expect([undefined, 'pdf', 'zpl', 'exe'].map(named)).toEqual(['label.pdf', 'label.pdf', 'label.zpl', 'label.pdf'])
})

test('a body that is no JSON is sent as it stands', async () => {
  for (const language of ['curl', 'javascript'] as const)
    expect((await run(language, { ...post, url: host, body: '{"a": ' })).body).toBe('{"a": ')
})

test('PHP reads no variable and no escape in a body, whatever words it holds', () => {
  const code = snippet('php', { ...post, body: '"$JSON \\n JSON_"' })
  expect(code).toContain('<<<\'JSON__\'\n"$JSON \\n JSON_"\nJSON__,')
})
