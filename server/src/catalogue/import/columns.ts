import { normalisePhone } from '../../customer-services/customer-services.ts'
import { formatDecimal, parseDecimal } from './decimal.ts'
import { quoted } from './faults.ts'

/** Why a cell is wrong, in words that follow its text: `"abc" is not a whole number`. */
export class Wrong {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/**
 * A column of a file: what it means, how its cell is read, and how it is written so that it reads the same. `optional`: it
 * may be missing, its cells empty.
 */
export type Column<Value = unknown> = {
  about: string
  example: string
  optional: boolean
  /** Of an optional column, what an empty cell means. */
  read: (text: string) => Value | Wrong
  write: (value: unknown) => string
}
export type Columns = Record<string, Column>
export type RowOf<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<infer Value> ? Value : never }

type Words = { about: string; example: string }
const column = <Value>(
  words: Words,
  read: (text: string) => Value | Wrong,
  write: (value: Value) => string = String,
): Column<Value> => ({
  ...words,
  optional: false,
  read,
  write: (value) => write(value as Value),
})

export const optional = <Value, Empty>(of: Column<Value>, empty: Empty): Column<Value | Empty> => ({
  ...of,
  optional: true,
  read: (text) => (text === '' ? empty : of.read(text)),
  write: (value) => (value === empty ? '' : of.write(value)),
})

const wrong = (text: string, not: string) => new Wrong(`${quoted(text)} is not ${not}`)

/** One line. What begins with = + - @ is text like any other. */
export const line = (longest: number, words: Words): Column<string> =>
  column(words, (text) =>
    // oxlint-disable-next-line no-control-regex -- they are what is refused
    text.length <= longest && !/[\u0000-\u001F\u007F]/.test(text)
      ? text
      : wrong(text, `one line of at most ${longest} characters`),
  )

/** Capital letters, digits, `-` and `_`. */
export const code = (words: Words): Column<string> =>
  column(words, (text) =>
    /^[A-Z0-9][A-Z0-9_-]{0,19}$/.test(text) ? text : wrong(text, 'a code of 1 to 20 characters: A–Z, 0–9, - and _'),
  )

export const sku = (words: Words): Column<string> =>
  column(words, (text) =>
    /^[!-~]{1,64}$/.test(text) ? text : wrong(text, 'a SKU of 1 to 64 ASCII characters without spaces'),
  )

export const integer = (smallest: number, largest: number, words: Words): Column<number> =>
  column(words, (text) => {
    const value = /^\d{1,10}$/.test(text) ? Number(text) : -1
    return value >= smallest && value <= largest ? value : wrong(text, `a whole number from ${smallest} to ${largest}`)
  })

/** Kilograms in the file, grams in the row. */
export const kilogramsAsGrams = (maxGrams: number, words: Words): Column<number> =>
  column(
    words,
    (text) => {
      const grams = parseDecimal(text, 3)
      return grams !== null && grams <= maxGrams
        ? grams
        : wrong(text, `a number of kilograms from 0 to ${maxGrams / 1000}, such as 0.3`)
    },
    (grams) => formatDecimal(grams, 3),
  )

/** Per cent in the file, basis points in the row: `0.20` is 20. */
export const percentAsBasisPoints = (words: Words): Column<number> =>
  column(
    words,
    (text) => {
      const points = parseDecimal(text, 2)
      return points !== null && points <= 10_000
        ? points
        : wrong(text, 'a percentage from 0 to 100 with at most 2 decimals, such as 0.20')
    },
    (points) => formatDecimal(points, 2),
  )

export const boolean = (words: Words): Column<boolean> =>
  column(words, (text) => {
    if (text === 'true' || text === 'TRUE') return true
    return text === 'false' || text === 'FALSE' ? false : wrong(text, 'true or false')
  })

export const choice = <const Choice extends string>(choices: readonly Choice[], words: Words): Column<Choice> =>
  column(words, (text) => choices.find((one) => one === text) ?? wrong(text, `one of ${choices.join(', ')}`))

export const clock = (words: Words): Column<string> =>
  column(words, (text) =>
    /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : wrong(text, 'a time HH:MM from 00:00 to 23:59'),
  )

/** `YYYY-MM-DD`, of the calendar. */
export const date = (words: Words): Column<string> =>
  column(words, (text) => {
    const time = /^20\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
    const isReal = !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
    return isReal ? text : wrong(text, 'a date YYYY-MM-DD')
  })

/** A moment with its offset, to the millisecond: ISO 8601. */
export const moment = (words: Words): Column<Date> =>
  column(
    words,
    (text) => {
      const time = /^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text)
        ? Date.parse(text)
        : Number.NaN
      return Number.isNaN(time) ? wrong(text, `a time with its UTC offset, such as ${words.example}`) : new Date(time)
    },
    (time) => time.toISOString(),
  )

/** Degrees, as GPS gives them; at most 7 decimals, which is a centimetre. */
export const degrees = (smallest: number, largest: number, words: Words): Column<number> =>
  column(
    words,
    (text) => {
      const value = /^-?\d{1,3}(\.\d{1,7})?$/.test(text) ? Number(text) : Number.NaN
      return value >= smallest && value <= largest
        ? value
        : wrong(text, `a number of degrees from ${smallest} to ${largest}, such as ${words.example}`)
    },
    (value) => value.toFixed(7).replace(/\.?0+$/, ''),
  )

export const postalCode = (words: Words): Column<string> =>
  column(words, (text) => (/^\d{5}$/.test(text) ? text : wrong(text, 'a postal code of 5 digits')))

/** ISO days, 1 Monday to 7 Sunday: `1-6`, or each, as in `1 2 3 6`. */
export const weekdays = (words: Words): Column<number[]> =>
  column(
    words,
    (text) => {
      const days = new Set<number>()
      for (const part of text.split(/ +/)) {
        const [, from, to] = /^([1-7])(?:-([1-7]))?$/.exec(part) ?? []
        if (!from || Number(to ?? from) < Number(from))
          return wrong(text, 'a list of weekdays from 1 (Monday) to 7 (Sunday), such as 1-6 or 1 3 5')
        for (let day = Number(from); day <= Number(to ?? from); day++) days.add(day)
      }
      return [...days].toSorted((one, other) => one - other)
    },
    (days) => days.join(' '),
  )

/** `08…`, `62…` or `+62…` in the file, E.164 in the row. */
export const phone = (words: Words): Column<string> =>
  column(words, (text) => normalisePhone(text) ?? wrong(text, 'an Indonesian phone number, such as 081234567890'))

/** A region of a level. Each code is looked up once; `what` is its name in messages. */
export const regionCode = (
  level: 'city' | 'district',
  find: (code: string) => { level: string } | null,
  words: Words,
): Column<string> => {
  const known = new Set<string>()
  const what =
    level === 'city'
      ? 'the Kemendagri code of a city or regency, such as 31.71'
      : 'the Kemendagri code of a district, such as 31.71.01'
  return column(words, (text) => {
    if (known.has(text)) return text
    if (find(text)?.level !== level) return wrong(text, what)
    known.add(text)
    return text
  })
}
