import type { Chip } from '@edis/ui/filters/filter-bar.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { messages as ui } from '@edis/ui/messages.en.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.ts'
import type { OrderFilters } from './order-filters.ts'

const { filters: texts } = messages

/** The filters in force, but the search, which stands in its field. */
export function chipsOf({ status, courier, payment, last, since, until }: OrderFilters): Chip<Partial<OrderFilters>>[] {
  const sent = [
    last && ui.periods[last],
    since && texts.since(localDay(new Date(since))),
    until && texts.until(localDay(new Date(until))),
  ].filter((part) => part !== undefined)
  return [
    ...(status ? [{ name: texts.status, value: stateWords(status), without: { status: undefined } }] : []),
    ...(courier ? [{ name: texts.courier, value: courier, without: { courier: undefined } }] : []),
    ...(payment ? [{ name: texts.payment, value: texts.payments[payment], without: { payment: undefined } }] : []),
    ...(sent.length > 0
      ? [{ name: texts.sent, value: sent.join(' '), without: { last: undefined, since: undefined, until: undefined } }]
      : []),
  ]
}
