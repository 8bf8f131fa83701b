import { type Language, languages } from '@edis/contract/languages'
import type { IncomingHttpHeaders } from 'node:http'
import { preferredLanguage } from './failure.ts'

/** In which language a page is sent: the one that the reader chose, kept as a cookie, or else the browser's. */
export const pageLanguage = (headers: IncomingHttpHeaders): Language =>
  chosenLanguage(headers.cookie) ?? preferredLanguage(headers['accept-language'])

/** RFC 6265, section 4.2: `name=value` pairs between semicolons. */
function chosenLanguage(cookies: string | undefined): Language | undefined {
  const chosen = /(?:^|;)\s*language=([^;]*)/.exec((cookies ?? '').slice(0, 4_000))?.[1]?.trim()
  return languages.find((language) => language === chosen)
}
