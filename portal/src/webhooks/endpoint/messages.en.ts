/** The texts of one endpoint's page, in English. */
export const messages = {
  endpoint: 'Webhook',
  parts: 'Webhook sections',
  views: { deliveries: 'Deliveries', signing: 'Signing', test: 'Test' },
  secretShownOnce: 'The signing secret was shown once, when it was created. If you lost it, rotate it.',
  missing: {
    title: 'Webhook not found',
    text: 'It may have been deleted, or it may belong to the other environment.',
    back: 'Show all webhooks',
  },
}
