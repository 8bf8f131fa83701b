import type { CallPageName, CallTexts } from '../../reference/call-texts.ts'
import { cancelOrder } from './cancel-order.id.ts'
import { createCustomerService } from './create-customer-service.id.ts'
import { generateToken } from './generate-token.id.ts'
import { listCouriers } from './list-couriers.id.ts'
import { listCustomerServices } from './list-customer-services.id.ts'
import { listProducts } from './list-products.id.ts'
import { listRegions } from './list-regions.id.ts'
import { listWarehouses } from './list-warehouses.id.ts'
import { printLabel } from './print-label.id.ts'
import { rateCard } from './rate-card.id.ts'
import { rateV1 } from './rate-v1.id.ts'
import { rateV2 } from './rate-v2.id.ts'
import { refreshToken } from './refresh-token.id.ts'
import { sendOrderV1 } from './send-order-v1.id.ts'
import { sendOrderV2 } from './send-order-v2.id.ts'
import { sla } from './sla.id.ts'
import { trackOrder } from './track-order.id.ts'

/** What the pages of calls say in Indonesian. */
export const callTexts: Record<CallPageName, CallTexts> = {
  'authentification/accesstoken': generateToken,
  'authentification/refreshtoken': refreshToken,
  'product/getlistproduct': listProducts,
  'warehouse/getlistwarehouse': listWarehouses,
  'expedisi/getlistexpedisi': listCouriers,
  region: listRegions,
  'rate/v2': rateV2,
  'cs/create': createCustomerService,
  'cs/list': listCustomerServices,
  'order/send/v2': sendOrderV2,
  'order/cancel': cancelOrder,
  'order/track': trackOrder,
  sla,
  'order/label': printLabel,
  'ratecard/v1': rateCard,
  'rate/v1': rateV1,
  'order/send/v1': sendOrderV1,
}
