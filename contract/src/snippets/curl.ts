import { inSingleQuotes, onLines } from './shell.ts'
import type { Secret, SnippetRequest } from './snippet-request.ts'

/** For a POSIX shell. */
export function curl({ method, url, authorization, headers, body, saveAs }: SnippetRequest): string {
  const credentials =
    authorization.scheme === 'bearer'
      ? `-H ${inDoubleQuotes('Authorization: Bearer ', authorization.token)}`
      : `-u ${inDoubleQuotes('', authorization.id, ':', authorization.key)}`
  const command = onLines([
    `curl ${method === 'POST' ? '-X POST ' : ''}${/^[\w:/.%~-]+$/.test(url) ? url : inSingleQuotes(url)}`,
    credentials,
    ...headers.map(([name, value]) => `-H ${inDoubleQuotes(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`${body.startsWith('@') ? '--data-raw' : '-d'} ${inSingleQuotes(body)}`]),
    ...(saveAs === null ? [] : [`--fail-with-body --output ${saveAs}`]),
  ])
  // A failure's body goes where the file would
  return saveAs === null ? command : `${command} || cat ${saveAs}`
}

const inDoubleQuotes = (...parts: (string | Secret)[]): string => `"${parts.map(expanded).join('')}"`
function expanded(part: string | Secret): string {
  if (typeof part === 'object' && 'variable' in part) return `$${part.variable}`
  return (typeof part === 'string' ? part : part.value).replaceAll(/["\\$`]/g, String.raw`\$&`)
}
