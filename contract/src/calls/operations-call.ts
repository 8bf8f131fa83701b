import type { TObject, TSchema } from 'typebox'
import type { DocumentedCall } from './call.ts'

/** The scopes of an operations API key, each with what it allows. */
export const operationsScopes = {
  'orders:read': 'Read the order feed, find orders, print labels and manage the provider’s own webhooks.',
  'orders:write': 'Report order events and decide on cancel requests.',
  'stock:write': 'Update stock counts.',
  'catalogue:write': 'Read and replace couriers, warehouses, products, rate cards and public holidays.',
  'partners:read': 'Read partners and their integration status.',
  'partners:write': 'Add, suspend and reactivate partners, and decide on their access.',
  'metrics:read': 'Read metrics in Prometheus format.',
} as const
export type OperationsScope = keyof typeof operationsScopes
export const scopeNames = Object.keys(operationsScopes) as OperationsScope[]

/** A call of the operations door (operations.md). The key that opens it says in which environment. */
export type OperationsCall<Request extends TObject = TObject, Data extends TSchema = TSchema> = DocumentedCall<
  Request,
  Data,
  'operations-key'
> & {
  scope: OperationsScope
  /** Not for staff, whose role has the scope: it tells recipients' data of many, or acts for a system. */
  keysOnly?: true
}

type Written<Request extends TObject, Data extends TSchema> = Pick<
  OperationsCall<Request, Data>,
  | 'path'
  | 'method'
  | 'scope'
  | 'title'
  | 'summary'
  | 'description'
  | 'request'
  | 'data'
  | 'message'
  | 'errors'
  | 'examples'
> &
  Partial<Pick<OperationsCall, 'fieldErrors' | 'idempotency' | 'file' | 'takesFile' | 'keysOnly'>>

/** A GET and a DELETE send their request in the query, any other as JSON, or beside the file that it takes. */
/* @__NO_SIDE_EFFECTS__ */
export const defineOperationsCall = <const Request extends TObject, const Data extends TSchema>(
  call: Written<Request, Data>,
): OperationsCall<Request, Data> => ({
  fieldErrors: [],
  idempotency: 'none',
  ...call,
  transports: [call.method === 'GET' || call.method === 'DELETE' ? 'query' : call.takesFile ? 'file' : 'json'],
  access: 'operations-key',
  doors: [],
  page: null,
})
