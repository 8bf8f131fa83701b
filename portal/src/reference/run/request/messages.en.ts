/** The texts of the request panel, in English. */
export const messages = {
  panel: 'Request and response',
  language: 'Language',
  snippet: 'Snippet',
  copySnippet: 'snippet',
  run: 'Run',
  runHint: 'Runs in development',
  running: 'Running',
  gettingToken: 'Getting a token',
  sendingSampleOrder: 'Sending a sample order',
  ended: {
    answered: (status: number, ms: number) => `Response ${status} in ${ms} ms`,
    cancelled: 'Cancelled',
    unreachable: (reason: string) => `No response. ${reason}`,
  },
  timedOut: 'No response within 30 seconds.',
  unreachable:
    'Could not reach the host. It may be down, your network may be offline, or something may be blocking the request.',
  myCredentials: 'My credentials',
  myCredentialsHint: 'Fill in your development token and key, on screen and when you copy',
  reveal: 'Reveal',
  hide: 'Hide',
  reset: 'Reset',
  edit: 'Edit',
  done: 'Done',
  history: 'History',
}
