import type { ReactNode } from 'react'

/** The texts of one request of the log, in English. */
export const messages = {
  request: 'Request',
  thisRequest: 'this request',
  close: 'Close request',
  newer: 'Newer request',
  older: 'Older request',
  parts: 'Parts of the request',
  notFound: {
    title: 'Request not found',
    text: 'It isn’t in the log of this environment. Check the ID, or switch to the other environment. Requests appear within a second; during bursts of successful reads, some are only counted.',
    retry: 'Retry',
    back: 'Back to all requests',
  },

  runAgain: 'Run again',
  curl: 'cURL',
  copyCurl: 'Copy as cURL',
  copyLink: 'Copy link',
  link: 'Link',
  query: 'Query',
  response: 'Response',
  responseNotLogged: 'The response isn’t logged because it is too long or not JSON.',
  cut: 'The log keeps the first 16 KiB of a body. The rest was cut off.',
  masked: (fields: string, more: number) =>
    more === 0 ? `Masked in the log: ${fields}.` : `Masked in the log: ${fields} and ${more} more.`,

  facts: {
    id: 'Request ID',
    time: 'Time',
    source: 'Source',
    overMcp: 'AI assistant, via MCP',
    from: (sender: string | null, address: ReactNode) => (
      <>
        {sender === null ? 'From' : `${sender} from`} {address}
      </>
    ),
    reference: 'Reference',
    number: 'Order number',
    notCreated: 'not created',
    order: 'Order ID',
  },
  headers: 'Headers',
  redacted: 'Sent (redacted)',

  help: {
    title: 'What went wrong',
    position: (line: number, column: number) => `Line ${line}, column ${column} of the body.`,
    sent: (value: ReactNode) => <>You sent {value}.</>,
    fields: (count: number) => (count === 1 ? '1 field to fix' : `${count} fields to fix`),
    docs: 'Docs',
    docsOf: (error: string) => `Docs for ${error}`,
  },

  run: {
    query: 'Query, as JSON',
    body: 'Body',
    invalid: 'This isn’t valid JSON yet.',
    stillMasked: (fields: string) => `Replace the masked values first: ${fields}.`,
    cut: 'The log cut off the end of this body. Restore it before you send the request.',
    masked: (fields: string) =>
      `These values are masked in the log: ${fields}. Enter the original ones before you send.`,
    send: 'Send to development',
    cancel: 'Cancel',
    uses: {
      bearer: {
        plain: 'Uses your development token.',
        keyed: 'Uses your development token and a new Idempotency-Key.',
      },
      'partner-key': {
        plain: 'Uses your development key.',
        keyed: 'Uses your development key and a new Idempotency-Key.',
      },
    },
    noToken: (link: (text: string) => ReactNode) => (
      <>You don’t have an active development token. {link('Generate one')}, then come back.</>
    ),
    openLog: 'View in log',
    response: 'New response',
    failed: (reason: string) => `The API did not respond (${reason}).`,
  },
}
