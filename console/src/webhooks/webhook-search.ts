import { textIn } from '@edis/ui/address/address-values.ts'

/** What the address says of the failing webhooks. */
export type WebhookSearch = { find?: string | undefined }

export const readWebhookSearch = (search: Record<string, unknown>): WebhookSearch => ({
  find: textIn(search.find, 100),
})
