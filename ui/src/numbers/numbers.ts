import type { Language } from '@edis/contract/languages'
import { language } from '../language.ts'

/** Whose digits, marks and names of months each language uses. */
export const locales: Record<Language, string> = { en: 'en-GB', id: 'id-ID' }

const written = (value: number, speech: Language, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locales[speech], options)

const fixed = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })

/** Writes a number: `1,205`, `1.205`. */
export const number = (value: number, speech = language): string => written(value, speech)

/** Writes a number with one digit after the mark: `5.0`, `5,0`. */
export const tenths = (value: number, speech = language): string => written(value, speech, fixed(1))

/** Writes an amount in rupiah: `Rp 44,659`, `Rp44.659`. */
export const rupiah = (amount: number, speech = language): string =>
  `${speech === 'id' ? 'Rp' : 'Rp '}${written(amount, speech)}`

/** Writes a number of percent: `26%`, `4.4%`; `26 %`, `4,4 %`. At most `digits` stand after the mark. */
export const percent = (value: number, digits = 0, speech = language): string =>
  `${written(value, speech, { maximumFractionDigits: digits })}${speech === 'id' ? ' %' : '%'}`

/** Writes how long something took: `385 ms`, `1.2 s`, `1,2 s`. */
export const duration = (ms: number, speech = language): string =>
  ms < 999.5 ? `${Math.round(ms)} ms` : `${tenths(ms / 1000, speech)} s`

/** Writes milliseconds, however many: `30,000 ms`. */
export const milliseconds = (ms: number, speech = language): string => `${written(Math.round(ms), speech)} ms`

/** Writes a size: `512 B`, `1.2 kB`, `1,2 kB`. */
export const bytes = (size: number, speech = language): string =>
  size < 1000 ? `${size} B` : `${tenths(size / 1000, speech)} kB`

/** Writes a list in words: `Ayu, Budi and Lia`, `Ayu, Budi, dan Lia`. */
export const listed = (items: readonly string[], speech = language): string =>
  new Intl.ListFormat(locales[speech]).format(items)
