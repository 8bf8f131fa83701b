import type { ReactNode } from 'react'

type Shown = (text: string) => ReactNode

/** The texts of the verification code, in English. */
export const messages = {
  verification: {
    intro: (minutes: number) =>
      `Every webhook delivery is signed according to Standard Webhooks. Verify the signature before you trust the content, and reject webhook deliveries older than ${minutes} minutes to prevent replay attacks.`,
    language: 'Language',
    secret: (strong: Shown) => (
      <>
        {strong('Your secret')} replaces the highlighted text. In production, read it from an environment variable or a
        secrets manager. It was shown when you added the webhook; if you lost it, rotate it.
      </>
    ),
    rawBody: (note: string, strong: Shown) => (
      <>
        {strong('The raw body')} is signed byte for byte. {note}
      </>
    ),
    after: (strong: Shown, code: Shown) => (
      <>
        {strong('After verifying,')} skip any {code('webhook-id')} you have already seen and any {code('sequence')}{' '}
        lower than the one you have stored for the order. Return 2xx before you process the event.
      </>
    ),
  },
}
