/** The request as a line for a terminal. Quoted for POSIX shells: nothing in it is expanded. */
export function curlOf(url: string, headers: Record<string, string>, body: string): string {
  const parts = [
    `curl -X POST ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(body)}`,
  ]
  return parts.join(' \\\n  ')
}

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`
