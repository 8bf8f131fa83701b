import { inSingleQuotes, onLines } from '@edis/contract/snippets/shell'

/** The request as a line for a terminal: nothing in it is expanded. */
export const curlOf = (url: string, headers: Record<string, string>, body: string): string =>
  onLines([
    `curl -X POST ${inSingleQuotes(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${inSingleQuotes(`${name}: ${value}`)}`),
    `--data-binary ${inSingleQuotes(body)}`,
  ])
