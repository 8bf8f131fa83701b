import { date, line } from './columns.ts'
import type { HolidayRow } from './import.store.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { readTable } from './table.ts'

const columns = {
  date: date({ about: 'The date', example: '2026-08-17' }),
  name: line(100, { about: 'Name of the holiday', example: 'Hari Kemerdekaan' }),
}

export const holidays: ImportKind = {
  name: 'holidays',
  about: 'import public holidays; the file replaces all existing ones',
  columns,
  isHeld: true,
  run: importHolidays,
}

async function importHolidays({ source, store, faults, watch }: ImportJob): Promise<string> {
  const rows: HolidayRow[] = []
  const lines = new Map<string, number>()
  for await (const batch of readTable(source, columns, faults, watch)) {
    for (const { line: at, values } of batch) {
      const twin = lines.get(values.date)
      if (twin !== undefined) faults.add(at, 'date', `${values.date} is already on line ${twin}`)
      else lines.set(values.date, at)
      rows.push(values)
    }
  }
  faults.refuse()
  await store.replaceHolidays(rows)
  return `${rows.length} holidays`
}
