/** The texts of the page that the application stands in, in English. */
export const messages = {
  page: {
    title: 'Open API EDIS Partner',
    description: 'Credentials, webhooks and API reference for EDIS partners, in development and production.',
    noScript: 'The EDIS partner portal needs JavaScript.',
  },
}
