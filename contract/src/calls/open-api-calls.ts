import type { DocumentedCall } from './call.ts'
import { cancelOrder } from '../open-api/cancel-order.ts'
import { createCustomerService } from '../open-api/create-customer-service.ts'
import { generateToken } from '../open-api/generate-token.ts'
import { listCouriers } from '../open-api/list-couriers.ts'
import { listCustomerServices } from '../open-api/list-customer-services.ts'
import { listProducts } from '../open-api/list-products.ts'
import { listRegions } from '../open-api/list-regions.ts'
import { listWarehouses } from '../open-api/list-warehouses.ts'
import { printLabel } from '../open-api/print-label.ts'
import { rateCard } from '../open-api/rate-card.ts'
import { rateV1 } from '../open-api/rate-v1.ts'
import { rateV2 } from '../open-api/rate-v2.ts'
import { refreshToken } from '../open-api/refresh-token.ts'
import { sendOrderV1 } from '../open-api/send-order-v1.ts'
import { sendOrderV2 } from '../open-api/send-order-v2.ts'
import { sla } from '../open-api/sla.ts'
import { trackOrder } from '../open-api/track-order.ts'

/** Every call of the Open API, in the order of the reference. */
export const openApiCalls: readonly DocumentedCall[] = [
  generateToken,
  refreshToken,
  listProducts,
  listWarehouses,
  listCouriers,
  rateCard,
  listRegions,
  rateV1,
  rateV2,
  createCustomerService,
  listCustomerServices,
  sendOrderV1,
  sendOrderV2,
  cancelOrder,
  trackOrder,
  printLabel,
  sla,
]
