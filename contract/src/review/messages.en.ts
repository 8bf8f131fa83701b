/** The texts of the report's checks, in English: what each demonstrates, and what to do to pass. */
export const checkTexts = {
  call: { hint: (call: string) => `Call ${call} from your own software until it returns 200.` },
  event: {
    hint: (scenario: string, cod: boolean) =>
      `Return 2xx to the webhook delivery. In development, ${cod ? 'a COD order' : 'an order'} with metadata.scenario “${scenario}” triggers it.`,
  },
  'token-refreshed': {
    title: 'An expired token is refreshed',
    hint: 'When a request returns AUTH_TOKEN_EXPIRED, refresh the token and repeat the request successfully. Use “Expire my token” to trigger this.',
  },
  'invalid-corrected': {
    title: 'A rejected order is fixed and resent',
    hint: 'Send an order that returns 422, fix the fields in errors, and send it again successfully.',
  },
  'retry-replayed': {
    title: 'A retry uses the same Idempotency-Key',
    hint: 'Send an order twice with the same key and body, as after a lost response: the second response is a replay. A different key for the same order returns ORDER_DUPLICATE.',
  },
  'rate-limit-respected': {
    title: 'The rate limit is respected',
    hint: 'Call faster than RateLimit-Policy allows until a request returns RATE_LIMITED. Then wait the number of seconds in Retry-After before the next one.',
  },
  'forged-rejected': {
    title: 'A forged webhook delivery is rejected',
    hint: 'EDIS sends a genuine event, then one with an invalid signature. Accept the first with 2xx and reject the second with 400, 401 or 403.',
  },
  'stale-rejected': {
    title: 'A stale webhook delivery is rejected',
    hint: 'EDIS sends a genuine event, then one signed an hour ago. Accept the first with 2xx and reject the second with 400, 401 or 403.',
  },
  'no-production-key': {
    title: 'No production key is used in development',
    hint: 'Keep production keys and tokens out of software that calls development. If one was used, rotate it, then reset this check.',
  },
}
