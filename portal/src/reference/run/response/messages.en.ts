/** The texts of what a run led to, in English. */
export const messages = {
  response: 'Response',
  body: 'Response body',
  headers: 'Response headers',
  views: { pretty: 'Pretty', raw: 'Raw', headers: 'Headers' },
  copyResponse: 'response',
  time: (ms: number) => `${ms} ms`,
  replayed: 'replayed',
  cancelled: {
    title: 'Cancelled',
    text: 'The request was cancelled before a response arrived. A write may still have taken effect.',
  },
  noResponse: 'No response',
  file: {
    save: 'Save file',
    notKept: 'Files aren’t kept in your history. Run the request again to get this one.',
  },
  received: {
    label: 'Recent values',
    title: 'Values from earlier responses',
    put: (value: string, field: string) => `Set ${field} to ${value}`,
  },
}
