/** The texts of the page that the application stands in, and of all features, in English. */
export const messages = {
  page: {
    title: 'Open API EDIS Partner',
    description: 'Credentials, webhooks and API reference for EDIS partners, in development and production.',
    noScript: 'The EDIS partner portal needs JavaScript.',
  },
  noCredentials: 'The API response has no credentials.',
  allEvents: 'all events',
  events: (count: number) => `${count} events`,
  noAnswer: (why: string) => `The API did not respond (${why}).`,
  answeredBetween: (status: number) => `a proxy responded with status ${status}`,
  noPdf: 'The API response was not a PDF.',
  passkeys: {
    cancelled: 'Cancelled, or it took too long. Try again.',
    there: 'This device already has a passkey for your account.',
    failed: 'Your browser couldn’t use a passkey. Try again, or use another browser.',
  },
}
