import type { messages as english } from './messages.en.tsx'

/** The texts that the screens of the review share, in Indonesian. */
export const messages: typeof english = {
  request: {
    what: 'request ini',
    returned: (call, status, error, duration, address) => (
      <>
        {call} menghasilkan {status} {error} dalam {duration}, dari {address}
      </>
    ),
    open: 'Buka di Request',
    body: 'Request',
    noBody: 'Request ini tanpa query dan body.',
    response: 'Response',
    noResponse: 'Body response tidak dicatat di log.',
    gone: 'Request ini sudah tidak ada di log. Hanya ID-nya yang tersisa.',
  },
  delivery: {
    what: 'pengiriman webhook ini',
    open: 'Buka di Pengaturan Webhook',
    body: 'Request',
    response: 'Response',
    noResponse: 'Response ini tanpa body.',
    gone: 'Pengiriman webhook ini sudah tidak ada di log. Hanya ID-nya yang tersisa.',
  },
  challenge: {
    what: 'pengujian ini',
    notKept: 'Request dan response hanya disimpan untuk 20 pengujian terakhir.',
    noResponse: 'Response ini tanpa body.',
    gone: 'Pengujian ini sudah tidak ada di log. Hanya ID-nya yang tersisa.',
    genuine: posted('asli'),
    forged: posted('palsu'),
    stale: posted('kedaluwarsa'),
  },
  sent: (url, status, code, strong) =>
    status === null ? (
      <>Dikirim ke {code(url)}, tidak ada response.</>
    ) : (
      <>
        Dikirim ke {code(url)} dan dibalas {strong(String(status))}.
      </>
    ),
}

function posted(kind: string): typeof english.challenge.genuine {
  return {
    event: `Event ${kind}`,
    request: `Request ${kind}`,
    requestHeaders: `Header request ${kind}`,
    response: `Response untuk event ${kind}`,
    responseHeaders: `Header response untuk event ${kind}`,
  }
}
