import type { ReactNode } from 'react'

type Shown = (text: string) => ReactNode

/** The texts of the dialogs that change a webhook, in English. */
export const messages = {
  deletion: {
    title: 'Delete this webhook?',
    act: 'Delete webhook',
    deleted: 'Webhook deleted.',
    covered: (events: string) =>
      `EDIS stops sending events to this URL and deletes its signing secret. Another active webhook still receives ${events}.`,
    uncovered: (events: string) =>
      `EDIS stops sending events to this URL and deletes its signing secret. No other active webhook receives ${events}, so your software will have to poll Track Order.`,
  },

  rotation: {
    title: 'Rotate signing secret?',
    act: 'Rotate secret',
    text: (hours: number) =>
      `For ${hours} hours, webhook deliveries carry two signatures: one with the new secret and one with the old. After that, only the new secret verifies them.`,
  },

  replay: {
    title: 'Replay failed and paused webhook deliveries?',
    act: 'Replay',
    text: (count: string, isOne: boolean, code: Shown) =>
      isOne ? (
        <>
          1 webhook delivery is sent again with its original {code('webhook-id')}, so an endpoint that skips events it
          has already seen won’t process it twice.
        </>
      ) : (
        <>
          {count} webhook deliveries are sent again, each with its original {code('webhook-id')}, so an endpoint that
          skips events it has already seen won’t process any of them twice.
        </>
      ),
    disabled: (strong: Shown) => (
      <>{strong('This webhook isn’t active.')} Enable it first, or its webhook deliveries stay paused.</>
    ),
    events: 'Events from',
    since: {
      all: 'All time',
      '1h': 'Last hour',
      '24h': 'Last 24 hours',
      '7d': 'Last 7 days',
      own: 'Since…',
    },
    ownSince: 'Events since',
  },
}
