import type { ReactNode } from 'react'

type Code = (text: string) => ReactNode
type Posted = { request: string; requestHeaders: string; response: string; responseHeaders: string; event: string }

/** The texts that the screens of the review share, in English. */
export const messages = {
  request: {
    what: 'this request',
    returned: (call: ReactNode, status: ReactNode, error: ReactNode, duration: string, address: ReactNode) => (
      <>
        {call} returned {status} {error} in {duration}, from {address}
      </>
    ),
    open: 'Open in Requests',
    body: 'Request',
    noBody: 'The request had no query and no body.',
    response: 'Response',
    noResponse: 'The response body was not logged.',
    gone: 'This request is no longer in the log. Only its ID is left.',
  },
  delivery: {
    what: 'this webhook delivery',
    open: 'Open in Webhook Setting',
    body: 'Request',
    response: 'Response',
    noResponse: 'The response had no body.',
    gone: 'This webhook delivery is no longer in the log. Only its ID is left.',
  },
  challenge: {
    what: 'this test',
    notKept: 'Requests and responses are kept for the last 20 tests only.',
    noResponse: 'The response had no body.',
    gone: 'This test is no longer in the log. Only its ID is left.',
    genuine: posted('Genuine'),
    forged: posted('Forged'),
    stale: posted('Stale'),
  },
  sent: (url: string, status: number | null, code: Code, strong: Code) =>
    status === null ? (
      <>Sent to {code(url)}; no response.</>
    ) : (
      <>
        Sent to {code(url)}, which returned {strong(String(status))}.
      </>
    ),
}

function posted(kind: string): Posted {
  return {
    event: `${kind} event`,
    request: `${kind} request`,
    requestHeaders: `${kind} request headers`,
    response: `${kind} response`,
    responseHeaders: `${kind} response headers`,
  }
}
