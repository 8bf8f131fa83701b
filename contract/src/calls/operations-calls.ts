import { catalogueFiles } from '../operations/catalogue-files.ts'
import { countStock } from '../operations/count-stock.ts'
import { decideCancel } from '../operations/decide-cancel.ts'
import { findOrder } from '../operations/find-order.ts'
import { readOrderFeed } from '../operations/order-feed.ts'
import * as partners from '../operations/partners.ts'
import { printLabels } from '../operations/print-labels.ts'
import { reportOrderEvent } from '../operations/report-order-event.ts'
import { reportOrderEvents } from '../operations/report-order-events.ts'
import { addProviderWebhook, listProviderWebhooks, removeProviderWebhook } from '../operations/provider-webhooks.ts'
import type { OperationsCall } from './operations-call.ts'

/** Every call of the operations door, in the order of its /openapi.json. */
export const operationsCalls: readonly OperationsCall[] = [
  readOrderFeed,
  findOrder,
  printLabels,
  reportOrderEvent,
  reportOrderEvents,
  decideCancel,
  countStock,
  partners.listPartners,
  partners.findPartner,
  partners.addPartner,
  partners.suspendPartner,
  partners.resumePartner,
  partners.grantProduction,
  partners.refuseProduction,
  partners.limitPartner,
  partners.closePartner,
  ...catalogueFiles.flatMap((file): OperationsCall[] => [file.import, file.export]),
  listProviderWebhooks,
  addProviderWebhook,
  removeProviderWebhook,
]
