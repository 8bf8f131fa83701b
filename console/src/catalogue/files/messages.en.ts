import { number } from '@edis/ui/numbers/numbers.ts'

const count = (of: number, one: string, many: string) => `${number(of)} ${of === 1 ? one : many}`

/** Files of the catalogue, in English. */
export const messages = {
  names: {
    couriers: 'couriers',
    warehouses: 'warehouses',
    products: 'products',
    'rate-cards': 'rate card',
    holidays: 'holidays',
  },
  export: 'Export',
  exportOf: (name: string) => `Export ${name}`,
  import: 'Import',
  importOf: (name: string) => `Import ${name}`,
  file: 'CSV file',
  fileNote: 'Use the columns of an exported file. You can review the changes before anything is imported.',
  preview: 'Preview changes',
  take: 'Import',
  done: (name: string, version?: string) => `Imported: ${name}${version ? ` ${version}` : ''}.`,
  changes: 'What changes',
  nothing: 'Nothing. The file matches the current data.',
  counts: (added: number, changed: number, gone: number) =>
    `${number(added)} added, ${number(changed)} changed, ${number(gone)} removed.`,
  confirm: 'Import anyway',
  confirmNote: (gone: number, before: number) =>
    `This removes ${number(gone)} of ${count(before, 'entry', 'entries')}. The file may be truncated.`,
  refused: 'Invalid rows',
  refusedRows: (rows: number) => `${count(rows, 'invalid row', 'invalid rows')}. Nothing was imported.`,
  moreRows: (rows: number) => `and ${number(rows)} more`,
  card: {
    name: 'Version name',
    nameHint: 'Retail 2027',
    partner: 'Only for one partner',
    partnerNote: 'Email or ID. Leave empty for the general rate card.',
    from: 'First day',
    to: 'Last day',
    daysNote: 'Leave empty to use the days in the file.',
  },
  prices: {
    valid: (from: string, to: string | null) => (to === null ? `Valid from ${from}.` : `Valid from ${from} to ${to}.`),
    same: 'No prices change.',
    biggest: 'Biggest changes',
    counts: {
      dearer: (lines: number) => `${number(lines)} higher`,
      cheaper: (lines: number) => `${number(lines)} lower`,
      added: (lines: number) => `${number(lines)} new`,
      removed: (lines: number) => `${number(lines)} removed`,
      unchanged: (lines: number) => `${number(lines)} unchanged`,
    },
    change: (was: string, is: string, next: boolean) => `${was} → ${is}${next ? ' per additional kg' : ''}`,
    check: 'Check',
    gone: (price: string) => `Removed (${price})`,
    new: (price: string) => `New (${price})`,
  },
}
