import type { ReactNode } from 'react'

type Strong = (text: string) => ReactNode

/** The texts of the integration report, in English. */
export const messages = {
  title: 'Integration report',
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
    ring: (percent: number, passed: number, required: number) =>
      `${percent}%: ${passed} of ${required} required checks passed`,
    percent: (percent: number) => `${percent}%`,
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
  ms: (duration: number) => `${duration.toLocaleString('en-GB')} ms`,
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

  challenge: {
    forged:
      'EDIS sends a genuine event, which your endpoint must accept, then one with an invalid signature, which it must reject with 400, 401 or 403.',
    stale:
      'EDIS sends a genuine event, which your endpoint must accept, then one signed an hour ago, which it must reject with 400, 401 or 403.',
    send: 'Send',
    again: 'Send again',
    done: 'Done',
    cancel: 'Cancel',
    none: (link: (text: string) => ReactNode) => (
      <>There is no active webhook in development. {link('Add one')}, then come back.</>
    ),
    webhook: 'Webhook',
    passed: {
      forged: (status: number) =>
        `Passed: your endpoint accepted the genuine event and returned ${status} to the forged one.`,
      stale: (status: number) =>
        `Passed: your endpoint accepted the genuine event and returned ${status} to the stale one.`,
    },
    failed: (hint: string) => `Failed. ${hint}`,
  },
  resetting: {
    title: 'Reset this check?',
    act: 'Reset check',
    done: (title: string) => `“${title}” is untested again.`,
    text: (title: string, strong: Strong) => (
      <>
        {strong(title)} becomes untested: earlier requests no longer count towards it. Other checks and the request log
        stay as they are.
      </>
    ),
  },
  expiring: {
    title: 'Expire your development token?',
    act: 'Expire token',
    done: 'Your token has expired. Now make a request with your software.',
    none: 'You don’t have an active token. Generate one with your software first.',
    text: (code: Strong) => (
      <>
        Your token expires now, as it would after a day. Requests with it return {code('AUTH_TOKEN_EXPIRED')} until your
        software refreshes it. The refresh token stays valid.
      </>
    ),
  },

  document: {
    title: 'Certificate',
    lead: (link: (text: string) => ReactNode) => (
      <>What your integration has demonstrated, with the IDs of the evidence. {link('Back to the report')}</>
    ),
    print: 'Print',
    complete: 'Integration certificate',
    incomplete: 'Integration report (incomplete)',
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
