/** The texts of one order, in English. */
export const messages = {
  what: 'the order',
  notFound: 'Order not found',
  notFoundText: (id: string) => `No order in this environment has the ID ${id}.`,
  facts: {
    promised: 'Promised by',
    title: 'Order',
    id: 'Order ID',
    number: 'Order number',
    awb: 'AWB',
    courierAwb: 'Courier AWB',
    service: 'Service',
    payment: 'Payment',
    cod: (amount: string) => `COD ${amount}`,
    prepaid: 'Prepaid',
    cost: 'Cost',
    received: 'Received',
  },
  contents: {
    title: 'Contents',
    items: 'Items',
    item: (qty: string, name: string) => `${qty} × ${name}`,
    weight: 'Weight',
    kilograms: (kilograms: string) => `${kilograms} kg`,
    volumetric: (kilograms: string) => `volumetric ${kilograms} kg`,
    weighed: (kilograms: string) => `${kilograms} kg measured by the courier`,
    warehouse: 'Warehouse',
    sender: 'Sender on the label',
    insurance: 'Insurance',
    insured: 'Insured',
    uninsured: 'None',
  },
  recipient: {
    title: 'Recipient',
    name: 'Name',
    phone: 'Phone',
    address: 'Address',
    district: 'District',
    reveal: 'Reveal',
    dialog: 'Reveal the recipient?',
    text: 'Name, phone and address are shown until you leave this page.',
  },
  acts: {
    title: 'Actions',
    cancelRequested: 'The partner requested cancellation of this order.',
    accept: 'Cancel the order',
    decline: 'Decline',
    report: 'Report manually',
  },
  cancel: {
    leave: 'Decide later',
    accept: {
      title: 'Cancel this order?',
      text: 'The order ends and its stock is released. The partner is notified.',
      act: 'Cancel the order',
      done: 'Order cancelled.',
    },
    decline: {
      title: 'Decline the cancellation?',
      text: 'The order continues. The partner is notified with the reason.',
      act: 'Decline',
      done: 'Cancellation declined.',
    },
  },
  report: {
    title: 'Report manually',
    text: 'Recorded as if the courier or warehouse had reported it. The partner is notified.',
    status: 'Status',
    groups: { next: 'Next', other: 'Other' },
    location: 'Location (optional)',
    note: 'Note (optional)',
    act: 'Report',
    done: (status: string) => `Reported: ${status}.`,
    repeated: (status: string) => `Nothing changed: the order already had the status ${status}.`,
    late: (status: string) =>
      `Status unchanged: the order already had the status ${status}. The location is in its timeline.`,
    refused: (why: string) => `Rejected: ${why}.`,
  },
  timeline: {
    title: 'Timeline',
    kinds: { request: 'request', event: 'status', report: 'report', attempt: 'webhook', mail: 'email' },
    outcomes: { applied: 'Applied', repeated: 'Repeated', refused: 'Rejected' },
    byHand: 'Reported manually',
    reported: (id: string, received: string | null) =>
      received === null ? `Report ${id}` : `Report ${id}, received ${received}`,
    refusedFor: (why: string) => `Rejected: ${why}`,
    webhooks: (delivered: number, all: number) =>
      `Delivered to ${delivered} of ${all} ${all === 1 ? 'webhook' : 'webhooks'}`,
    implied: 'Not reported: a later status implies it',
    late: 'Reported after the order had moved on',
    written: 'Email to the partner',
    mails: ({ mails, sent, failed }: { mails: number; sent: number; failed: number }) =>
      failed > 0
        ? `${failed} of ${mails} not delivered`
        : sent === mails
          ? mails === 1
            ? 'Sent to 1 owner'
            : `Sent to ${mails} owners`
          : 'Sending',
  },
}
