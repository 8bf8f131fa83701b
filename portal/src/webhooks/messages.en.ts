/** The texts of the webhooks, in English. */
export const messages = {
  title: 'Webhook Setting',
  lead: (days: number) =>
    `EDIS signs every event and retries it for ${days} days. Every attempt is logged and can be resent.`,
  list: 'Webhooks',
  webhooks: 'webhooks',
  add: 'Add webhook',
  empty: {
    title: 'No webhooks yet',
    text: 'Add an endpoint to get notified at every step of an order. Until then, poll Track Order.',
  },
  verificationCode: 'Verification code',
  signatureDebugger: 'Signature debugger',
  tools: { code: 'Verify webhook deliveries', debugger: 'Signature debugger', test: 'Send a test event' },

  status: {
    active: 'Active',
    paused: 'Paused',
    pausedHint: 'Nothing is sent while this webhook is paused. Events are kept for replay.',
    failing: 'Failing',
    disabled: 'Disabled',
    goneHint:
      'Your endpoint returned 410 Gone, so nothing is sent. Enable the webhook once the endpoint is back. Events are kept for replay.',
    failingHint: (days: number) =>
      `All attempts failed for ${days} days, so nothing is sent. Fix your endpoint, then enable the webhook. Events are kept for replay.`,
  },
  previousSecret: (end: string) => `Also signed with the previous secret until ${end}.`,

  health: {
    noDelivery: 'No webhook deliveries yet',
    nothingSent: 'No attempts in 24 h',
    rate: (percent: string, attempts: string) => `${percent} of ${attempts} attempts succeeded in 24 h`,
    lastSuccess: (clock: string) => `Last success ${clock}`,
    noSuccess: 'No success yet',
    failingSince: (clock: string, status: number | null) =>
      status === null ? `Failing since ${clock} · no response` : `Failing since ${clock} · last response ${status}`,
    waiting: (count: string) => `${count} waiting`,
    created: (day: string) => `Created ${day}`,
    willBeDisabled: (moment: string) => `This webhook will be disabled on ${moment} unless an attempt succeeds first.`,
    noAttempts: 'No attempts in the last 24 hours.',
    chart: (succeeded: number, failed: number) =>
      `Attempts in the last 24 hours: ${succeeded} succeeded, ${failed} failed.`,
    chartWithWorst: (succeeded: number, failed: number, clock: string, most: number) =>
      `Attempts in the last 24 hours: ${succeeded} succeeded, ${failed} failed, most of them in the hour from ${clock} (${most}).`,
    hour: (clock: string, succeeded: number, failed: number) => `${clock}: ${succeeded} succeeded, ${failed} failed`,
  },

  actions: {
    replay: (count: string) => `Replay ${count}`,
    replayOf: (count: string, url: string) => `Replay ${count} for ${url}`,
    test: 'Send test',
    testOf: (url: string) => `Send test to ${url}`,
    pause: 'Pause',
    pauseOf: (url: string) => `Pause ${url}`,
    paused: 'Webhook paused.',
    sendWaiting: (count: string) => `Send all ${count} waiting now`,
    sendWaitingOf: (count: string, url: string) => `Send all ${count} waiting now to ${url}`,
    enable: 'Enable',
    enableOf: (url: string) => `Enable ${url}`,
    enabled: 'Webhook enabled.',
    edit: 'Edit',
    editOf: (url: string) => `Edit ${url}`,
    rotate: 'Rotate secret',
    rotateOf: (url: string) => `Rotate secret of ${url}`,
    delete: 'Delete',
    deleteOf: (url: string) => `Delete ${url}`,
  },

  form: {
    edit: 'Edit webhook',
    save: 'Save',
    saved: 'Webhook updated.',
    url: 'Endpoint URL',
    urlHint: {
      development: 'Where EDIS sends events. HTTP is allowed in development.',
      production: 'Where EDIS sends events. HTTPS only.',
    },
    events: 'Events',
    all: 'All events',
    allHint: 'All current and future events',
    some: 'Selected events',
    group: (name: string, chosen: number, all: number) => `${name} · ${chosen} of ${all}`,
    groups: {
      warehouse: 'Order and warehouse',
      road: 'On the way',
      end: 'Closed',
      money: 'Weight and money',
    },
    none: 'Select at least one event.',
  },

  /** What most often lies behind a status that an endpoint returned. */
  hints: {
    secret: (status: number) =>
      `${status}: usually the wrong secret, or a signature computed over a parsed body. Check the signature.`,
    body: (status: number) =>
      `${status}: usually your code rejects the payload. Accept fields it doesn’t know, and return 2xx before you process the event.`,
    404: '404: usually the URL’s path is wrong, or the route isn’t deployed.',
    405: '405: the route exists but doesn’t accept POST.',
    tooLarge: '413: your server limits the body size. Events are smaller than 64 KiB.',
    rate: '429: your server is asking EDIS to slow down. EDIS waits for Retry-After.',
    server: (status: number) => `${status}: usually an exception in your code. Look for the webhook-id in your logs.`,
    timeout: 'Usually your code does its work before it responds. Return 2xx first, then work in the background.',
    redirect: 'EDIS doesn’t follow redirects. Enter the final URL.',
  },
  waiting: {
    progress: 'Sending',
    attempted: (attempted: number, total: number) => `${attempted} of ${total} attempted`,
    failed: (count: number) => `${count} failed`,
    none: 'No webhook deliveries are waiting.',
  },
  replay: {
    progress: 'Replay',
    counting: 'Counting webhook deliveries to replay…',
    replayed: (count: number, total: number) => `${count} of ${total} replayed`,
    finished: (count: number, shown: string, moment: string) =>
      count === 1 ? `Replayed 1 webhook delivery, ${moment}.` : `Replayed ${shown} webhook deliveries, ${moment}.`,
  },
}
