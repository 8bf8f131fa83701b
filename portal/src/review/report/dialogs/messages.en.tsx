import type { ReactNode } from 'react'

type Strong = (text: string) => ReactNode

/** The texts of what the partner does from the report, in English. */
export const messages = {
  challenge: {
    titles: {
      forged: 'Send a forged event',
      stale: 'Send a stale event',
    },
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
    webhookOf: (url: string, event: string) => `${url} (${event})`,
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
        Your token expires now, as it would after 24 hours. Requests with it return {code('AUTH_TOKEN_EXPIRED')} until
        your software refreshes it. The refresh token stays valid.
      </>
    ),
  },
}
