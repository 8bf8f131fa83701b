import { number } from '@edis/ui/numbers/numbers.ts'

/** The texts of the list of partners, in English. */
export const messages = {
  title: 'Partners',
  what: 'the partners',
  all: 'All partners',
  find: 'Search',
  findText: 'Name, email or ID',
  show: 'Show',
  filters: { all: 'All', requested: 'Waiting for production', trouble: 'In trouble', suspended: 'Suspended' },
  columns: {
    partner: 'Partner',
    standing: 'Status',
    health: 'Health',
    calls: 'Requests, 24 h',
    errors: 'Error rate',
    webhooks: 'Webhooks',
    report: 'Report',
  },
  health: {
    good: 'Healthy',
    quiet: 'No requests',
    attention: 'Needs attention',
    trouble: 'In trouble',
    suspended: 'Suspended',
  },
  standing: {
    suspended: 'Suspended',
    none: 'In development',
    requested: 'Production requested',
    granted: 'In production',
    refused: 'Production declined',
  },
  limited: (of: number) => `${number(of)} limited`,
  failing: (of: number) => `${number(of)} failing`,
  more: 'Load more',
  none: 'No partners yet',
  noneText: 'Add one with edis partner add, or with POST /partners in the operations API.',
  noMatch: 'No matching partners',
  noMatchText: 'Try another name, or remove a filter.',
  clear: 'Clear filters',
}
