const code =
  /((?:GET|POST) \/[\w/]*\w|\b[A-Z]+(?:_[A-Z]+)+\b|\bmetadata\.scenario\b|\border\.[a-z_]+\b|\b(?:Idempotency-Key|Retry-After|RateLimit-Policy)\b)/

/** A sentence in pieces: every other one, from the second, is code. */
export const codeIn = (text: string): string[] => text.split(code)
