import { number } from '@edis/ui/numbers/numbers.ts'

/** The texts of failing webhooks, in English. */
export const messages = {
  title: 'Webhooks',
  failing: 'Failing webhooks',
  what: 'the webhooks',
  find: 'Search',
  findText: 'Partner or endpoint',
  columns: {
    partner: 'Partner',
    endpoint: 'Endpoint',
    response: 'Last response',
    failing: 'Failing for',
    waiting: 'Events',
  },
  none: 'All webhooks are delivering',
  noneText: 'A webhook is listed here while its deliveries fail, and once it is disabled because of that.',
  noMatch: 'No failing webhooks match',
  noMatchText: 'The partner’s webhooks may be delivering. Its page lists all of them.',
  clear: 'Clear filters',
  allEvents: 'all events',
  disabled: 'Disabled',
  waiting: (of: number) => `${number(of)} waiting`,
  more: 'Load more',
  replay: {
    act: 'Replay',
    of: (partner: string) => `Replay the webhook of ${partner}`,
  },
}
