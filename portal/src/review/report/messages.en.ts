/** The texts of the integration report, in English. */
export const messages = {
  title: 'Report',
  lead: 'Updates automatically from your development requests. Runs from the portal don’t count.',
  what: 'the report',
  card: 'Report',
  sections: {
    calls: 'API calls',
    errors: 'Error handling',
    events: 'Events acknowledged',
    webhooks: 'Signatures verified',
    safety: 'Safety',
  },
  callEach: 'Call each from your own software until it returns 200.',
  passed: (count: number) => `${count} passed`,
  passedOf: (passed: number, required: number) => `${passed} of ${required}`,

  progress: {
    title: 'Progress',
    bySection: 'By section',
    ofPassed: (required: number) => `of ${required} required passed`,
    figure: (percent: string, passed: number, required: number) =>
      `${percent}: ${passed} of ${required} required checks passed`,
    failing: (count: number) => `${checksFailing(count)} now, but your report still counts as complete.`,
  },
  exports: { act: 'Export', csv: 'Export CSV', json: 'Export JSON' },
  complete: {
    title: 'Report complete',
    passed: (required: number) => `All ${required} required checks passed`,
    grantedOn: (day: string) => `Production access granted ${day}.`,
    states: {
      none: 'You can request production access now.',
      requested: 'EDIS is reviewing your report. You’ll get the decision by email.',
      refused: 'You can request production access again.',
      granted: 'You have production access.',
    },
    certificate: 'View certificate',
  },

  optional: 'Optional',
  moreOptional: (count: number) => `+ ${count} optional`,
  optionalText: (count: number) => `${checks(count)}, not required for production`,
  regressed: 'Passed before',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
  next: {
    title: 'Next step',
    open: (page: string | null) => (page === null ? 'See how' : `Open ${page}`),
  },
  rule: 'Rule',
  statuses: { untested: 'Untested', passed: 'Passed', failed: 'Failed' },
  attempts: (count: number) => (count >= 1000 ? '1,000+ attempts' : `${count} attempts`),
  how: 'How',
  howOf: (title: string) => `How: ${title}`,
  evidence: 'Evidence',
  evidenceOf: (title: string) => `Evidence: ${title}`,
  noSingle: 'Based on all requests so far, not on a single one.',
  reset: 'Reset this check',
  resetOf: (title: string) => `Reset: ${title}`,
  actions: {
    expire_token: 'Expire my token',
    forged: 'Send a forged event',
    stale: 'Send a stale event',
  },
  moveOrder: 'Move an order',
  moveOrderFor: (title: string) => `Move an order: ${title}`,
}

const checks = (count: number) => (count === 1 ? '1 check' : `${count} checks`)
const checksFailing = (count: number) => (count === 1 ? '1 check fails' : `${count} checks fail`)
