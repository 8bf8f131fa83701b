/** The texts of the page that the application stands in, and of all features, in English. */
export const messages = {
  page: {
    title: 'EDIS Operations',
    noScript: 'The EDIS console needs JavaScript.',
  },
  noAnswer: (why: string) => `The server did not respond (${why}).`,
  answeredBetween: (status: number) => `a proxy responded with status ${status}`,
  noConnection: 'No connection to the server',
  noConnectionText: 'Check your connection, then try again.',
  retry: 'Retry',
}
