import type { ReactNode } from 'react'

/** The texts of the integration report, in English. */
export const messages = {
  title: 'Report',
  lead: 'Updates automatically from your development requests. Runs from the portal don’t count. Open a check’s evidence to see the requests behind it.',
  what: 'the report',
  card: 'Report',
  sections: {
    calls: 'API calls',
    errors: 'Error handling',
    events: 'Events acknowledged',
    webhooks: 'Signatures verified',
    safety: 'Safety',
  },
  passedOf: (passed: number, required: number) => `${passed} of ${required}`,

  progress: {
    title: 'Progress',
    bySection: 'By section',
    checks: (passed: number, required: number) => `${passed} of ${required} required checks passed`,
    ring: (percent: string, passed: number, required: number) =>
      `${percent}: ${passed} of ${required} required checks passed`,
    complete: 'All required checks have passed.',
    begin: (title: string) => `No checks passed yet. Start with “${title}”.`,
    next: (left: number, title: string) => `${checksLeft(left)} Next: “${title}”.`,
    fix: (left: number, title: string) => `${checksLeft(left)} Next: fix “${title}”.`,
    certificate: 'Certificate',
    csv: 'Export CSV',
    json: 'Export JSON',
  },

  optional: 'Optional',
  optionalText: (passed: number, all: number) => `${passed} of ${all} passed; not required for production`,
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

  document: {
    title: 'Certificate',
    lead: (link: (text: string) => ReactNode) => (
      <>What your integration has demonstrated, with the IDs of the evidence. {link('Back to the report')}</>
    ),
    print: 'Print',
    complete: 'Integration certificate',
    incomplete: 'Report (incomplete)',
    of: 'Open API EDIS, development environment',
    score: (passed: number, required: number) => `${passed} of ${required} required checks`,
    partner: 'Partner',
    partnerId: 'Partner ID',
    date: 'Date',
    production: 'Production',
    granted: (day: string) => `Granted ${day}`,
    requested: (day: string) => `Requested ${day}`,
    notRequested: 'Not requested',
    optional: 'optional',
    foot: 'Each ID refers to a request, a webhook delivery or a webhook test in the logs of this environment. Optional checks are listed once attempted.',
  },
}

const checksLeft = (count: number) => (count === 1 ? '1 check left.' : `${count} checks left.`)
