import { hash } from 'node:crypto'
import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import type { listRegions } from '@edis/contract/open-api/list-regions'
import type { Region, Regions } from './regions.ts'

type Request = RequestOf<typeof listRegions>
type Page = DataOf<typeof listRegions>

/** A page of GET /region; null if the cursor is not one of this query. No region has a postal code, so that none is found by one. */
export function listRegionsData(regions: Regions, request: Request): Page | null {
  const { level, parent_code: parentCode, search: text, postal_code: postalCode, cursor, limit = 50 } = request
  const query = () => hashOf([level, parentCode, text, postalCode])
  const after = cursor === undefined ? 0 : positionIn(cursor, query())
  if (after === null) return null
  if (postalCode !== undefined) return { items: [], next_cursor: null }
  const { items, next } = regions.search({
    ...(level && { level }),
    ...(parentCode !== undefined && { parentCode }),
    ...(text !== undefined && { text }),
    after,
    limit,
  })
  return { items: items.map(rowOf), next_cursor: next === null ? null : cursorAt(next, query()) }
}

const rowOf = ({ code, level, name, parentCode, fullName, timezone }: Region): Page['items'][number] => ({
  code,
  level,
  name,
  parent_code: parentCode,
  full_name: fullName,
  // The source has none, and no other has them under a clear licence
  postal_codes: [],
  timezone,
})

/** A cursor is base64url of the position in 4 bytes and of 8 bytes of the query's hash. */
const hashOf = (query: readonly (string | undefined)[]): Buffer =>
  hash('sha256', JSON.stringify(query), 'buffer').subarray(0, 8)

function cursorAt(position: number, query: Buffer): string {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(position)
  return Buffer.concat([bytes, query]).toString('base64url')
}

function positionIn(cursor: string, query: Buffer): number | null {
  const bytes = Buffer.from(cursor, 'base64url')
  const isOurs = bytes.length === 12 && bytes.toString('base64url') === cursor && bytes.subarray(4).equals(query)
  return isOurs ? bytes.readUInt32BE(0) : null
}
