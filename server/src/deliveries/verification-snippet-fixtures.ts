import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { secretPlaceholder, type VerificationSnippet } from '@edis/contract/webhooks/verification-snippets'

export type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }
export type Case = { name: string; genuine: boolean; delivery: Pick<Received, 'headers' | 'body'> }

/**
 * How each language runs a snippet: its files, and the command. What stands around the snippet reads a delivery a line,
 * id, timestamp, signatures and body as base64, and prints true or false.
 */
export const runners: Record<
  string,
  { needs: string; files: (code: string) => Record<string, string>; run: string[] }
> = {
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

export const isInstalled = (program: string): boolean =>
  spawnSync(program, [program === 'go' ? 'version' : '--version'], { stdio: 'ignore' }).status === 0

/** What the snippet says of each delivery, run as the language runs it. */
export async function verdictsOf(
  { language, code }: VerificationSnippet,
  secret: string,
  cases: Case[],
): Promise<boolean[]> {
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
