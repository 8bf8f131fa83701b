import { type IdentifierKind, identifierKind } from '@edis/contract/calls/identifiers'
import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import type { Draft } from './draft.ts'
import { madeFields, withFreshValues } from './fresh-values.ts'
import { formatJson, isObject, type Path, valueAt, without, withValue, writePath } from '../editor/json-path.ts'
import { type KnownValue, knownOf } from '../editor/known-values.ts'

/** Where a request's body has the refresh token, which is put in as it is sent: a draft holds no secret. */
export const refreshTokenPlace = '{{refresh_token}}'

/** What a first request does well without; it is offered once it is known. */
const spared = ['quote_id', 'cs_id']

/** Ids differ from one environment to the next. The catalogue's codes are the same in each. */
const isOfEnvironment = (kind: IdentifierKind): boolean => kind.endsWith('_id') || kind === 'awb'

type Start = {
  draft: Draft
  /** Kinds of ids that the request needs and no response has returned yet. */
  missing: IdentifierKind[]
}

/**
 * The contract's example with the ids that this partner has, and new values where they must be new. `digits`: null before
 * there are any.
 */
export function startingRequest(
  call: ReferenceCall,
  { known, digits, now }: { known: readonly KnownValue[]; digits: string | null; now: number },
): Start {
  const missing = new Set<IdentifierKind>()
  const fresh = new Set(madeFields(call).map(writePath))
  let fields: unknown = call.example
  for (const { path, kind, value } of idsIn(fields)) {
    if (fresh.has(writePath(path))) continue
    const isOptional = path.length === 1 && !call.required.includes(String(path[0]))
    const [newest] = knownOf(known, kind, now)
    if (isOptional && spared.includes(kind)) fields = without(fields, path)
    else if (newest === undefined) missing.add(kind)
    else if (newest !== value) fields = withValue(fields, path, newest)
  }
  if (digits !== null) fields = withFreshValues(call, fields, digits)
  if (call.access === 'partner-key' && valueAt(fields, ['token']) !== undefined)
    fields = withValue(fields, ['token'], refreshTokenPlace)
  return { draft: draftOf(call, fields), missing: [...missing] }
}

/** A draft of the fields. */
export function draftOf({ method }: Pick<ReferenceCall, 'method'>, fields: unknown): Draft {
  if (method !== 'GET') return { query: {}, body: formatJson(fields) }
  const entries = isObject(fields) ? Object.entries(fields) : []
  return { query: Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)])), body: '' }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

type PlacedId = { path: Path; kind: IdentifierKind; value: string }

function idsIn(json: unknown, path: Path = []): PlacedId[] {
  if (typeof json === 'string') {
    const name = path.findLast((part) => typeof part === 'string') ?? ''
    const kind = identifierKind(name, json)
    return kind !== null && isOfEnvironment(kind) ? [{ path, kind, value: json }] : []
  }
  if (Array.isArray(json)) return json.flatMap((part, index) => idsIn(part, [...path, index]))
  return isObject(json) ? Object.entries(json).flatMap(([name, part]) => idsIn(part, [...path, name])) : []
}
