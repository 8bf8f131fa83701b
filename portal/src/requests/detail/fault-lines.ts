/** The lines of a response, from 0, that name a field at fault and its error. */
export function faultLines(text: string, faults: readonly { field: string; error: string }[]): number[] {
  const wanted = new Set(
    faults.flatMap(({ field, error }) => [`"field": ${JSON.stringify(field)}`, `"error": ${JSON.stringify(error)}`]),
  )
  return text.split('\n').flatMap((line, index) => (wanted.has(line.trim().replace(/,$/, '')) ? [index] : []))
}
