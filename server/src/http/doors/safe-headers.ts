import helmet from 'helmet'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Options = { contentSecurityPolicy: Record<string, string[]>; url: string }

/** Helmet's headers, worked out once: they are the same for every answer. Names in lower case. */
export function safeHeaders({ contentSecurityPolicy, url }: Options): Record<string, string> {
  const headers: Record<string, string> = {}
  const collector = {
    setHeader: (name: string, value: string) => (headers[name.toLowerCase()] = value),
    removeHeader: () => {},
  }
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy },
    strictTransportSecurity: url.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: false },
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error) throw new Error('Helmet refuses the policy', { cause: error })
  })
  return headers
}
