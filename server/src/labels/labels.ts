import type { LabelFormat, LabelLayout } from '@edis/contract/open-api/print-label'
import type { Environment } from '@edis/contract/environment'
import type { OrderState } from '@edis/contract/order-states'

/** What a label shows of an order, as plain values. */
export type Label = {
  environment: Environment
  awb: string
  /** The courier's own number, where it has told one. */
  courierAwb: string | null
  sortingCode: string
  courier: string
  service: string
  deliveryType: 'pickup' | 'dropoff'
  /** As the parcel shows it: the dropshipper, or the partner. Phone numbers in E.164. */
  sender: { name: string; phone: string | null; from: string | null }
  recipient: { name: string; phone: string; address: string; region: string; postalCode: string | null }
  /** In whole rupiah; null: it is paid. */
  codAmount: number | null
  insured: boolean
  weightG: number
  items: { name: string; sku: string | null; qty: number }[]
  note: string | null
  partnerOrderId: string
  /** `YYYY-MM-DD`, where the warehouse is. */
  sentOn: string
}

export type LabelSheet = { format: LabelFormat; layout: LabelLayout }

/** Why an order has no label now; null: it has one. */
export function labelRefusal({
  awb,
  status,
}: {
  awb: string | null
  status: OrderState
}): 'AWB_NOT_READY' | 'LABEL_NOT_AVAILABLE' | null {
  if (status === 'cancelled' || status === 'rejected') return 'LABEL_NOT_AVAILABLE'
  return awb === null ? 'AWB_NOT_READY' : null
}

/** The ids of a list that commas part, each once, in their order. */
export const listedIds = (text: string): string[] => [...new Set(text.split(',').filter((id) => id !== ''))]

/** The file's name: that of the label, or how many there are. */
export function fileName(labels: readonly Pick<Label, 'awb'>[], { format }: LabelSheet): string {
  const [first] = labels
  return `${labels.length === 1 && first ? `label-${first.awb}` : `labels-${labels.length}`}.${format}`
}
