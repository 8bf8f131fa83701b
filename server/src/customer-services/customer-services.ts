/**
 * An Indonesian number in E.164, from `08…`, `62…` or `+62…`; null when it is none. Spaces, dots, hyphens and brackets
 * between the digits are let pass. Lengths by the numbering plan: 9 to 12 digits after 62 of a mobile, 8 to 11 of a fixed line.
 */
export function normalisePhone(text: string): string | null {
  const number = text
    .trim()
    .replace(/^\(/, '')
    .replaceAll(/(?<=\d)[ .()-]{1,3}(?=\d)/g, '')
  const national = /^(?:\+?62|0(?=8))(8\d{8,11}|[2-79]\d{7,10})$/.exec(number)?.[1]
  return national === undefined ? null : `+62${national}`
}

/** What to look for in stored numbers when someone types part of one: `0812` is stored as `+62812`. */
export function phonePart(search: string): string {
  const digits = search.replaceAll(/[ .()-]/g, '')
  return /^0\d+$/.test(digits) ? `+62${digits.slice(1)}` : digits
}
