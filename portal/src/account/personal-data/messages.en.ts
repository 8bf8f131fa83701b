/** The texts of recipients' data, in English. */
export const messages = {
  title: 'Recipients’ data',
  lead: 'When a recipient asks for their data, or asks you to delete it, find it by order number, AWB or phone number. Orders are anonymized automatically one year after they become final.',
  who: 'Order number, AWB or phone number',
  example: 'INV-2026-0001',
  export: 'Export',
  erase: 'Erase',
  exported: (orders: number) => (orders === 1 ? 'Exported 1 order.' : `Exported ${orders} orders.`),
  erasing: {
    title: (text: string) => `Erase recipient data for ${text}?`,
    act: 'Erase data',
    text: 'Name, phone number, address, coordinates and notes are removed from the final orders, their history, webhook deliveries and logs. This can’t be undone.',
    stays: 'Amounts, goods, regions and times remain. Orders in progress keep the data until they are final.',
  },
  erased: (orders: number, before: number) =>
    orders === 0 && before > 0
      ? 'This data was already erased.'
      : orders === 1
        ? 'Recipient data erased from 1 order.'
        : `Recipient data erased from ${orders} orders.`,
  underWay: (numbers: string) => `Not erased because these orders are still in progress: ${numbers}`,
  closing: {
    title: 'Close account',
    theState: 'the account status',
    lead: 'You can ask EDIS to close this account.',
    effect:
      'Once EDIS confirms, sign-in, keys, tokens and webhooks stop working immediately in both environments. Orders are kept for as long as the law requires.',
    requested: (moment: string) => `Account closure requested ${moment}. Waiting for EDIS to confirm.`,
    ask: 'Request account closure',
    withdraw: 'Withdraw request',
    asked: 'Account closure requested. Waiting for EDIS to confirm.',
    withdrawn: 'Request withdrawn.',
    asking: {
      title: 'Request account closure?',
      text: 'Everything keeps working until EDIS confirms. You can withdraw the request until then.',
      reason: 'Reason (optional)',
    },
  },
}
