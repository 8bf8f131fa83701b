import type { Environment } from '@edis/contract/environment'
import { eraseRecipient, exportRecipient } from '@edis/contract/portal-calls/recipients'
import { useMutation } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { useChange } from '@edis/ui/queries/use-change.ts'

/** Whose data: the recipient of an order, or of all orders with a phone number. */
export type Whose = { order: string } | { phone: string }

/** Everything that is kept of a recipient. */
export const useExport = (environment: Environment) =>
  useMutation({
    async mutationFn(whose: Whose) {
      const orders: object[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const { data } = await request(environment, exportRecipient, { ...whose, ...(cursor && { cursor }) })
        orders.push(...data.items)
        cursor = data.next_cursor
      }
      return orders
    },
  })

export const useErase = (environment: Environment) =>
  useChange(
    async (whose: Whose) => (await request(environment, eraseRecipient, whose)).data,
    ['timeline'],
    ['orders'],
    ['requests'],
  )
