import { printLabel } from '@edis/contract/open-api/print-label'
import { printOrder } from '@edis/contract/portal-calls/orders'
import type { ApiDoor } from '../http/doors/api-door.ts'
import { labelFaults, type LabelParts, printLabels } from './print-labels.ts'

/** Labels of the partner's own orders. */
export function labelRoutes(door: ApiDoor, parts: LabelParts): void {
  door.answer(printLabel, ({ fields, partnerId }) => printLabels(parts, partnerId, fields), {
    rules: ({ fields }) => labelFaults(fields),
  })
  door.answer(printOrder, ({ fields, partnerId }) => printLabels(parts, partnerId, fields))
}
