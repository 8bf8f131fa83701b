import { decidedDays } from '@edis/contract/console/decided-days'

/** The texts of the approvals, in English. */
export const messages = {
  title: 'Approvals',
  requests: 'Production requests',
  what: 'the requests',
  passed: (passed: number, required: number) => `${passed} of ${required} checks passed`,
  waiting: (span: string) => `Waiting ${span}`,
  review: 'Review',
  reviewOf: (name: string) => `Review ${name}`,
  more: 'Load more',
  none: 'No requests waiting',
  noneText: 'A partner appears here when it requests production access in its report.',
  decided: {
    title: `Decided in the last ${decidedDays} days`,
    what: 'the decisions',
    none: 'No decisions',
    noneText: 'Granted and declined requests appear here, with who decided and why.',
    granted: 'Granted',
    refused: 'Declined',
  },
}
