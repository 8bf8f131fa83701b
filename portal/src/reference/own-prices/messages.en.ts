/** The partner's contract prices, in English. */
export const messages = {
  title: 'Your contract prices',
  ownCard: (from: string) => `Your own rate card applies from ${from}.`,
  ownCardUntil: (from: string, to: string) => `Your own rate card applies from ${from} to ${to}.`,
  off: (share: string) => `${share} off`,
  included: 'Rates and orders already use these prices.',
}
