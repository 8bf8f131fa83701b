/** The partner's contract prices, in English. */
export const messages = {
  title: 'Your contract prices',
  ownCard: (from: string) => `You have your own rate card since ${from}.`,
  ownCardUntil: (from: string, to: string) => `You have your own rate card from ${from} to ${to}.`,
  off: (share: string) => `${share} off`,
  included: 'Rates and orders already use these prices.',
}
