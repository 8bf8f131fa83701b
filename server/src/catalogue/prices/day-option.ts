import { InvalidArgumentError, Option } from 'commander'
import { date, Wrong } from '../import/columns.ts'

/** A command's option of a day, `YYYY-MM-DD`. */
export const dayOption = (flag: string, about: string): Option =>
  new Option(`${flag} <day>`, about).argParser((text: string) => {
    const day = date({ about, example: '2026-12-01' }).read(text)
    if (day instanceof Wrong) throw new InvalidArgumentError(day.message)
    return day
  })
