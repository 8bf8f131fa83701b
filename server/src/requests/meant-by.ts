import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { errorCatalogue } from '@edis/contract/errors/error-catalogue'
import type { RequestFilter, RequestStore } from './requests.store.ts'

export type FindOrder = (partnerId: string, name: string) => Promise<{ id: string; partnerOrderId: string } | null>

const paths: ReadonlySet<string> = new Set(openApiCalls.map(({ path }) => path))

/** Who types it into the one search field looks for a request, a call, an error, an order, or text within bodies. */
export const meantBy =
  (requests: Pick<RequestStore, 'hasNumber'>, findOrder: FindOrder) =>
  async (
    partnerId: string,
    find: string,
    filtered: { call?: string; error?: string } = {},
  ): Promise<Partial<RequestFilter>> => {
    if (/^req_[0-9A-Z]{26}$/.test(find)) return { id: find }
    if (filtered.call === undefined && paths.has(find)) return { call: find }
    if (filtered.error === undefined && Object.hasOwn(errorCatalogue, find)) return { error: find }
    const order = await findOrder(partnerId, find)
    if (order) return { orderId: order.id, orderNumber: order.partnerOrderId }
    if (/^ord_[0-9A-Z]{26}$/.test(find)) return { orderId: find }
    return (await requests.hasNumber(partnerId, find)) ? { orderNumber: find } : { text: find }
  }
