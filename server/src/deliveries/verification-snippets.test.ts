import { execFile, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { timestampTolerance } from '@edis/contract/webhooks/deliveries'
import { createWebhook, debugWebhook, rotateWebhookSecret } from '@edis/contract/portal-calls/webhooks'
import {
  secretPlaceholder,
  type VerificationSnippet,
  verificationSnippets,
} from '@edis/contract/webhooks/verification-snippets'
import { goodOrder } from '../orders/order-fixtures.ts'
import { importCatalogue } from '@edis/testing/catalogue.ts'
import { credentialsAt } from '@edis/testing/credentials.ts'
import { createTestDatabase } from '@edis/testing/database.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
type Case = { name: string; genuine: boolean; delivery: Pick<Received, 'headers' | 'body'> }

/**
 * How each language runs a snippet: its files, and the command. What stands around the snippet reads a delivery a line,
 * id, timestamp, signatures and body as base64, and prints true or false.
 */
const runners: Record<string, { needs: string; files: (code: string) => Record<string, string>; run: string[] }> = {
  javascript: {
    needs: 'node',
    files: (code) => ({
      'snippet.mjs': code,
      'main.mjs': `import { readFileSync } from 'node:fs'
import { verifyWebhook } from './snippet.mjs'
for (const line of readFileSync(0, 'utf8').trim().split('\\n')) {
  const [id, timestamp, signature, body] = line.split(' ').map((part) => Buffer.from(part, 'base64'))
  console.log(verifyWebhook({ 'webhook-id': String(id), 'webhook-timestamp': String(timestamp), 'webhook-signature': String(signature) }, body))
}`,
    }),
    run: ['main.mjs'],
  },
  python: {
    needs: 'python3',
    files: (code) => ({
      'snippet.py': code,
      'main.py': `import base64, sys
from snippet import verify_webhook
for line in sys.stdin:
    i, t, s, body = [base64.b64decode(part) for part in line.rstrip("\\n").split(" ")]
    headers = {"webhook-id": i.decode(), "webhook-timestamp": t.decode(), "webhook-signature": s.decode()}
    print(str(verify_webhook(headers, body)).lower())`,
    }),
    run: ['main.py'],
  },
  php: {
    needs: 'php',
    files: (code) => ({
      'snippet.php': code,
      'main.php': `<?php
require __DIR__ . '/snippet.php';
while (($line = fgets(STDIN)) !== false) {
    [$i, $t, $s, $body] = array_map('base64_decode', explode(' ', rtrim($line, "\\n")));
    echo json_encode(verify_webhook(['webhook-id' => $i, 'webhook-timestamp' => $t, 'webhook-signature' => $s], $body)), "\\n";
}`,
    }),
    run: ['main.php'],
  },
  go: {
    needs: 'go',
    files: (code) => ({
      'snippet.go': code,
      'main.go': `package main

import (
	"bufio"
	"encoding/base64"
	"fmt"
	"os"
	"strings"
)

func main() {
	lines := bufio.NewScanner(os.Stdin)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		parts := strings.Split(lines.Text(), " ")
		at := map[string]int{"webhook-id": 0, "webhook-timestamp": 1, "webhook-signature": 2}
		decoded := func(index int) []byte {
			bytes, _ := base64.StdEncoding.DecodeString(parts[index])
			return bytes
		}
		fmt.Println(VerifyWebhook(func(name string) string { return string(decoded(at[name])) }, decoded(3)))
	}
}`,
    }),
    run: ['run', 'main.go', 'snippet.go'],
  },
  java: {
    needs: 'java',
    files: (code) => ({
      // What is run is the first class of the file
      'Main.java': code.replace(
        'final class',
        `final class Main {
    public static void main(String[] arguments) throws Exception {
        var lines = new java.util.Scanner(System.in);
        while (lines.hasNextLine()) {
            var parts = lines.nextLine().split(" ", -1);
            var headers = new java.util.HashMap<String, String>();
            var names = new String[] {"webhook-id", "webhook-timestamp", "webhook-signature"};
            for (int i = 0; i < 3; i++) headers.put(names[i], new String(Base64.getDecoder().decode(parts[i]), StandardCharsets.UTF_8));
            System.out.println(WebhookVerifier.verify(headers, Base64.getDecoder().decode(parts[3])));
        }
    }
}

final class`,
      ),
    }),
    run: ['-XX:TieredStopAtLevel=1', 'Main.java'],
  },
  ruby: {
    needs: 'ruby',
    files: (code) => ({
      'snippet.rb': code,
      'main.rb': `require_relative "snippet"
STDIN.each_line do |line|
  i, t, s, body = line.chomp.split(/ /, -1).map { |part| part.unpack1("m") }
  puts verify_webhook({ "webhook-id" => i, "webhook-timestamp" => t, "webhook-signature" => s }, body)
end`,
    }),
    run: ['main.rb'],
  },
}

const isInstalled = (program: string): boolean =>
  spawnSync(program, [program === 'go' ? 'version' : '--version'], { stdio: 'ignore' }).status === 0

/** What the snippet says of each delivery, run as the language runs it. */
async function verdictsOf({ language, code }: VerificationSnippet, secret: string, cases: Case[]): Promise<boolean[]> {
  const runner = runners[language]
  if (!runner) throw new Error(`nothing runs ${language}`)
  const folder = await mkdtemp(join(tmpdir(), `edis-${language}-`))
  try {
    const files = Object.entries(runner.files(code.replace(secretPlaceholder, secret)))
    await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)))
    const lines = cases.map(({ delivery: { headers, body } }) =>
      [...['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(headers[name] ?? '')), body]
        .map((part) => Buffer.from(part as string).toString('base64'))
        .join(' '),
    )
    const printed = await new Promise<string>((resolve, reject) => {
      const child = execFile(runner.needs, runner.run, { cwd: folder }, (error, output, errors) =>
        error ? reject(new Error(errors || error.message)) : resolve(output),
      )
      child.stdin?.end(`${lines.join('\n')}\n`)
    })
    return printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as boolean)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('the verification code of the portal, on deliveries that the server made', () => {
  let app: TestApp
  let secret: string
  let cases: Case[]
  const received: Received[] = []
  const receiver = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      receiver.emit('arrived')
      response.end()
    })
  })
  const arrivalAt = async (path: string): Promise<Received> => {
    for (;;) {
      const index = received.findIndex((delivery) => delivery.path === path)
      if (index >= 0) return received.splice(index, 1)[0]!
      await once(receiver, 'arrived')
    }
  }

  beforeAll(async () => {
    const database = await createTestDatabase()
    await importCatalogue(database.url)
    app = await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true', SANDBOX_STEP_MS: '86400000' }, database)
    app.clock.now = new Date()
    const { session: token } = await app.signedInPartner()
    await once(receiver.listen(0, '127.0.0.1'), 'listening')
    const at = (path: string) => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`

    // An order's event, signed with two secrets while one takes over from the other
    const { id } = (await app.call('development', createWebhook, { token, url: at('/mine'), event: '*' })).data
    secret = (await app.call('development', rotateWebhookSecret, { token, id })).data.secret
    await app.call('development', createWebhook, { token, url: at('/other'), event: '*' })
    const { token: bearer } = await credentialsAt(app.url.development, token)
    const ask = (path: string, init: RequestInit = {}) =>
      fetch(app.url.development + path, {
        ...init,
        headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', 'idempotency-key': 'one' },
      })
    const { data } = (await (await ask('/warehouse/list')).json()) as {
      data: { items: { warehouse_id: string; code: string }[] }
    }
    const warehouse = data.items.find(({ code }) => code === 'JKT')?.warehouse_id ?? ''
    const sent = await ask('/order/send/v2', { method: 'POST', body: JSON.stringify(goodOrder(warehouse)) })
    if (!sent.ok) throw new Error(await sent.text())
    const mine = await arrivalAt('/mine')
    const foreign = await arrivalAt('/other')

    // Test events, as old as the clock was wrong
    const testedAt = async (seconds: number): Promise<Received> => {
      app.clock.now = new Date(Date.now() + seconds * 1_000)
      const fields = { token, uri: at('/mine'), event: 'order.delivered' }
      await app.call('development', debugWebhook, fields)
      return arrivalAt('/mine')
    }
    const fresh = await testedAt(0)
    const stale = await testedAt(-timestampTolerance - 30)
    const early = await testedAt(timestampTolerance + 60)

    const signatures = String(mine.headers['webhook-signature']).split(' ')
    const altered = (delivery: Received, headers: object, body = delivery.body) => ({
      headers: { ...delivery.headers, ...headers },
      body,
    })
    cases = [
      { name: 'an order’s event', genuine: true, delivery: mine },
      {
        name: 'the fitting signature second',
        genuine: true,
        delivery: altered(mine, { 'webhook-signature': signatures.toReversed().join(' ') }),
      },
      { name: 'a test event', genuine: true, delivery: fresh },
      { name: 'another webhook’s secret', genuine: false, delivery: foreign },
      {
        name: 'the old secret’s signature alone',
        genuine: false,
        delivery: altered(mine, { 'webhook-signature': signatures[1] }),
      },
      {
        name: 'an altered body',
        genuine: false,
        delivery: altered(mine, {}, Buffer.from(mine.body.toString().replace('order.created', 'order.delivered'))),
      },
      {
        name: 'a body that was parsed and written anew',
        genuine: false,
        delivery: altered(mine, {}, spaced(mine.body)),
      },
      { name: 'another delivery’s id', genuine: false, delivery: altered(mine, { 'webhook-id': 'evt_another' }) },
      { name: 'a stale time', genuine: false, delivery: stale },
      { name: 'a time to come', genuine: false, delivery: early },
      { name: 'a time that is none', genuine: false, delivery: altered(mine, { 'webhook-timestamp': 'now' }) },
      { name: 'no signature', genuine: false, delivery: altered(mine, { 'webhook-signature': '' }) },
      { name: 'no time', genuine: false, delivery: altered(mine, { 'webhook-timestamp': '' }) },
    ]
  }, 60_000)

  afterAll(async () => {
    await app.close()
    receiver.close()
  })

  test('carry two signatures while a secret is being rotated, else one', () => {
    const counts = cases
      .slice(0, 3)
      .map(({ delivery }) => String(delivery.headers['webhook-signature']).split(' ').length)
    expect(counts).toEqual([2, 2, 1])
  })

  for (const snippet of verificationSnippets) {
    const needs = runners[snippet.language]?.needs ?? ''
    const missing = !isInstalled(needs)
    test(`${snippet.title} tells genuine from forged, altered and stale${missing ? ` (skipped: this machine has no ${needs})` : ''}`, async ({
      skip,
    }) => {
      if (missing) skip(`this machine has no ${needs}`)
      expect(snippet.code.split(secretPlaceholder)).toHaveLength(2)
      const verdicts = await verdictsOf(snippet, secret, cases)
      expect(cases.map(({ name }, index) => [name, verdicts[index]])).toEqual(
        cases.map(({ name, genuine }) => [name, genuine]),
      )
    }, 60_000)
  }
})

const spaced = (body: Buffer): Buffer => Buffer.from(JSON.stringify(JSON.parse(String(body)), null, 2))
