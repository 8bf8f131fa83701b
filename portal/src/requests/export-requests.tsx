import type { Environment } from '@edis/contract/environment'
import { listRequests, type LoggedRequest } from '@edis/contract/portal-calls/requests'
import { ExportButton } from '@edis/ui/export/export-button.tsx'
import { allPages } from '@edis/ui/queries/all-pages.ts'
import { request } from '../api.ts'
import { messages } from './messages.en.tsx'
import { fieldsOf, type RequestFilters } from './request-search.ts'

const most = 10_000
const pageSize = 100
const columns = [
  'at',
  'id',
  'method',
  'call',
  'status',
  'error',
  'field',
  'partner_order_id',
  'order_id',
  'duration_ms',
  'address',
  'user_agent',
] as const satisfies (keyof LoggedRequest)[]

type ExportRequestsProps = { environment: Environment; filters: RequestFilters; isEmpty: boolean }

/** The requests of the log as it is filtered, newest first. */
export function ExportRequests({ environment, filters, isEmpty }: ExportRequestsProps) {
  const read = async () => {
    const now = Date.now()
    const requests = await allPages(
      async (cursor) =>
        (
          await request(environment, listRequests, {
            limit: pageSize,
            ...fieldsOf(filters, now),
            ...(cursor !== null && { cursor }),
          })
        ).data,
      most,
    )
    return requests.map((logged) => columns.map((column) => logged[column]))
  }
  return (
    <ExportButton file="requests" columns={columns} read={read} isEmpty={isEmpty}>
      {messages.export}
    </ExportButton>
  )
}
