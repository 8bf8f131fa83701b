import type { Static, TObject, TSchema } from 'typebox'
import type { Environment } from '../environment.ts'
import { type StaffRole, staffRoleNames } from '../staff-roles.ts'
import type { Call } from './call.ts'
import { type OperationsScope, scopeNames } from './operations-call.ts'

/**
 * A call of the console, at the operations door (operations.md). JSON, with the session in a cookie. Every request says in
 * `Edis-Environment` where: no form of another site can send that header.
 */
export type ConsoleCall<Request extends TObject = TObject, Data extends TSchema = TSchema> = Call<
  Request,
  Data,
  'staff' | 'public'
> & {
  /** The least role; null: nobody has signed in yet. */
  role: StaffRole | null
  /** Open to staff who must still set up a second factor. */
  beforeSecondFactor: boolean
}

/** The header by which the console says in which environment it looks and acts. */
export const environmentHeader = 'edis-environment'

/** What a page asks for by itself carries this header, with any value: it keeps no idle session alive. */
export const backgroundHeader = 'edis-background'

type Written<Request extends TObject, Data extends TSchema> = Pick<
  ConsoleCall<Request, Data>,
  'path' | 'method' | 'role' | 'title' | 'summary' | 'request' | 'data' | 'message' | 'errors'
> &
  Partial<Pick<ConsoleCall, 'fieldErrors' | 'file' | 'beforeSecondFactor'>>

/** A GET and a DELETE send their request in the query, any other as JSON. */
/* @__NO_SIDE_EFFECTS__ */
export const defineConsoleCall = <const Request extends TObject, const Data extends TSchema>(
  call: Written<Request, Data>,
): ConsoleCall<Request, Data> => ({
  description: '',
  fieldErrors: [],
  idempotency: 'none',
  beforeSecondFactor: false,
  ...call,
  // Of staff it is the gate of the access that refuses requests of other sites.
  errors: call.role === null ? ['AUTH_CROSS_SITE', ...call.errors] : call.errors,
  transports: [call.method === 'GET' || call.method === 'DELETE' ? 'query' : 'json'],
  access: call.role === null ? 'public' : 'staff',
  doors: [],
  page: null,
})

/** By which of the scopes of keys a member of staff makes calls of the operations API. */
const scopesOfRole: Readonly<Record<StaffRole, readonly OperationsScope[]>> = {
  support: ['orders:read', 'partners:read'],
  operations: ['orders:read', 'orders:write', 'stock:write', 'catalogue:write', 'partners:read', 'partners:write'],
  admin: scopeNames,
}

export const roleAllows = (role: StaffRole, scope: OperationsScope): boolean => scopesOfRole[role].includes(scope)

/** The least role whose scopes have this one. */
export const leastRole = (scope: OperationsScope): StaffRole =>
  staffRoleNames.find((role) => roleAllows(role, scope)) ?? 'admin'

export const isRoleAtLeast = (role: StaffRole, least: StaffRole): boolean =>
  staffRoleNames.indexOf(role) >= staffRoleNames.indexOf(least)

/** How the console sends a request of the call: `POST` with JSON, or `GET /…?limit=50`. Fields of the path stand in it. */
export function consoleRequest<Request extends TObject>(
  { method, path }: Pick<Call<Request>, 'method' | 'path'>,
  fields: Static<Request>,
  environment: Environment,
): { url: string; method: string; headers: Record<string, string>; body?: string } {
  const rest = new Map(Object.entries(fields as Record<string, unknown>).filter(([, value]) => value !== undefined))
  const url = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => {
    const value = String(rest.get(name))
    rest.delete(name)
    return encodeURIComponent(value)
  })
  const headers = { [environmentHeader]: environment }
  if (method !== 'GET' && method !== 'DELETE')
    return {
      url,
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(rest)),
    }
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString()
  return { url: query === '' ? url : `${url}?${query}`, method, headers }
}
