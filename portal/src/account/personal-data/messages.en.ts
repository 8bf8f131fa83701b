/** The texts of recipients' data, in English. */
export const messages = {
  title: 'Recipients’ data',
  lead: 'When a recipient asks for their data, or asks you to delete it, find it by order number, AWB or phone number. Orders are anonymized a year after they are final in any case.',
  who: 'Order number, AWB or phone number',
  example: 'INV-2026-0001',
  export: 'Export',
  erase: 'Erase',
  exported: (orders: number) => (orders === 1 ? 'Exported 1 order.' : `Exported ${orders} orders.`),
  erasing: {
    title: (text: string) => `Erase the recipient of ${text}?`,
    act: 'Erase data',
    text: 'Name, phone number, address, coordinates and notes are removed from the final orders, their history, webhook deliveries and logs. This can’t be undone.',
    stays: 'Amounts, goods, regions and times remain. Orders under way keep the data until they are final.',
  },
  erased: (orders: number, before: number) =>
    orders === 0 && before > 0
      ? 'The data had been erased before.'
      : orders === 1
        ? 'Erased the recipient of 1 order.'
        : `Erased the recipient of ${orders} orders.`,
  underWay: (numbers: string) => `Still under way, so not erased: ${numbers}`,
  closing: {
    title: 'Close account',
    theState: 'the state of the account',
    lead: 'You can ask us to close this account.',
    effect:
      'Once EDIS confirms, sign-in, keys, tokens and webhooks end immediately in both environments. Orders are kept for as long as the law requires.',
    requested: (moment: string) => `Closing requested ${moment}. EDIS will confirm it.`,
    ask: 'Request closing',
    withdraw: 'Withdraw request',
    asked: 'Closing requested. EDIS will confirm it.',
    withdrawn: 'The request was withdrawn.',
    asking: {
      title: 'Request closing of the account?',
      text: 'Everything keeps working until EDIS confirms. You can withdraw the request until then.',
      reason: 'Reason (optional)',
    },
  },
}
