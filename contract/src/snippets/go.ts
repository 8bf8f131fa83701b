import { quoted, type Secret, type SnippetRequest } from './snippet-request.ts'

/** With the standard library. */
export function go({ method, url, authorization, headers, body, saveAs }: SnippetRequest): string {
  const secrets = authorization.scheme === 'bearer' ? [authorization.token] : [authorization.id, authorization.key]
  const imports = [
    'fmt',
    'io',
    'net/http',
    ...(saveAs !== null || secrets.some((secret) => 'variable' in secret) ? ['os'] : []),
    ...(body === null ? [] : ['strings']),
  ]
  const credentials =
    authorization.scheme === 'basic'
      ? `request.SetBasicAuth(${read(authorization.id)}, ${read(authorization.key)})`
      : `request.Header.Set("Authorization", ${
          'variable' in authorization.token
            ? `"Bearer "+${read(authorization.token)}`
            : quoted(`Bearer ${authorization.token.value}`)
        })`
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
${body === null ? '' : `\tbody := strings.NewReader(${raw(body)})\n`}\trequest, err := http.NewRequest("${method}", ${quoted(url)}, ${body === null ? 'nil' : 'body'})
	if err != nil {
		panic(err)
	}
	${credentials}
${headers.map(([name, value]) => `\trequest.Header.Set(${quoted(name)}, ${quoted(value)})\n`).join('')}	response, err := http.DefaultClient.Do(request)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
${saveAs === null ? printed : saved(saveAs)}
}`
}

const printed = `	answer, _ := io.ReadAll(response.Body)
	fmt.Println(response.StatusCode, string(answer))`
const saved = (name: string): string => `	answer, err := io.ReadAll(response.Body)
	if err != nil {
		panic(err)
	}
	if response.StatusCode != http.StatusOK {
		fmt.Println(response.StatusCode, string(answer))
		return
	}
	if err := os.WriteFile(${quoted(name)}, answer, 0o644); err != nil {
		panic(err)
	}
	fmt.Println(response.StatusCode, ${quoted(`Saved ${name}`)})`

const read = (secret: Secret): string =>
  'variable' in secret ? `os.Getenv(${quoted(secret.variable)})` : quoted(secret.value)

/** A raw string drops carriage returns and cannot hold a backquote. */
const raw = (body: string): string => (/[`\r\ufeff]/.test(body) ? quoted(body) : `\`${body}\``)
