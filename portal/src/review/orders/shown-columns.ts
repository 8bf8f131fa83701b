import { storedValue } from '@edis/ui/address/stored-value.ts'

/** What can be hidden, with the width it takes: number, recipient and status always show. */
const optionalColumns = {
  awb: '98px',
  courier: 'minmax(132px, 0.9fr)',
  promised: '84px',
  cod: '84px',
  problems: '64px',
  updated: '76px',
} as const
export type OptionalColumn = keyof typeof optionalColumns
export const optionalNames = Object.keys(optionalColumns) as OptionalColumn[]

/** The columns that the reader hides where there is room for all. */
export const hiddenColumns = storedValue<readonly OptionalColumn[]>('local', 'order-columns', (text) => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? optionalNames.filter((name) => kept.includes(name)) : []
  } catch {
    return []
  }
})

/** The list's `grid-template-columns`. */
export function templateOf(hidden: readonly OptionalColumn[]): string {
  const width = (name: OptionalColumn) => (hidden.includes(name) ? '' : optionalColumns[name])
  const { awb, courier, promised, cod, problems, updated } = Object.fromEntries(
    optionalNames.map((name) => [name, width(name)]),
  ) as Record<OptionalColumn, string>
  return ['minmax(124px, 0.3fr)', awb, 'minmax(150px, 1.5fr)', courier, '174px', promised, cod, problems, updated]
    .filter((part) => part !== '')
    .join(' ')
}
