import type { TObject, TSchema } from 'typebox'
import type { DocumentedCall } from './call.ts'

/** What a key of a system may open, each with what it is for. */
export const operationsScopes = {
  'orders:read': 'Read the feed of orders, find one, and print labels.',
  'orders:write': 'Report what happened to orders, and answer cancel requests.',
  'stock:write': 'Send counts of stock.',
  'catalogue:write': 'Read and replace couriers, warehouses, products, rate cards and holidays.',
  'partners:read': 'Read partners and how they are doing.',
  'partners:write': 'Add, suspend and resume partners, and decide on their access.',
  'metrics:read': 'Read the metrics, as Prometheus does.',
} as const
export type OperationsScope = keyof typeof operationsScopes
export const scopeNames = Object.keys(operationsScopes) as OperationsScope[]

/** A call of the operations door (operations.md). The key that opens it says in which environment. */
export type OperationsCall<Request extends TObject = TObject, Data extends TSchema = TSchema> = DocumentedCall<
  Request,
  Data,
  'operations-key'
> & { scope: OperationsScope }

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
  Partial<Pick<OperationsCall, 'fieldErrors' | 'idempotency' | 'file'>>

/** A GET sends its request in the query, any other as JSON. */
/* @__NO_SIDE_EFFECTS__ */
export const defineOperationsCall = <const Request extends TObject, const Data extends TSchema>(
  call: Written<Request, Data>,
): OperationsCall<Request, Data> => ({
  fieldErrors: [],
  idempotency: 'none',
  ...call,
  transports: [call.method === 'GET' ? 'query' : 'json'],
  access: 'operations-key',
  doors: [],
  page: null,
})
