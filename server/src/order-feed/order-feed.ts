import { createHash } from 'node:crypto'
import type { DataOf } from '@edis/contract/calls/call'
import { type Environment, environments } from '@edis/contract/environment'
import type { readOrderFeed } from '@edis/contract/operations/order-feed'

export type FeedOrder = DataOf<typeof readOrderFeed>['items'][number]
export type FeedFilter = { status: string | null; partnerId: string | null }

/** How far a reader has come: all numbers up to this one, in that life of the database. */
export type Position = { life: string; number: bigint }

/** Where the feed stands, and what it knows of the life of the database that a position names. */
export type FeedState = {
  /** The newest life; null: no number has been given yet. */
  life: string | null
  /** Whether the position's life is one of this database. */
  isKnown: boolean
  /** The first number that was given in the life after the position's; null: that is the newest. */
  followedAt: string | null
  /** The greatest number that was given. */
  newest: string
  /** Whether something has changed that has no number yet. */
  isBehind: boolean
}

const version = 1
const bytesOf = { life: 16, number: 8, filter: 4, check: 6 }
const length = 2 + bytesOf.life + bytesOf.number + bytesOf.filter + bytesOf.check

/**
 * The position as a reader carries it. It says whose it is: the environment's, and that of readers who ask for the same
 * orders. Whoever can read the feed may know all that it holds, so it is checked and not signed.
 */
export function positionText({ life, number }: Position, environment: Environment, filter: FeedFilter): string {
  const said = Buffer.alloc(length - bytesOf.check)
  said.writeUInt8(version, 0)
  said.writeUInt8(environments.indexOf(environment), 1)
  said.write(life.replaceAll('-', ''), 2, 'hex')
  said.writeBigUInt64BE(number, 2 + bytesOf.life)
  filterMark(filter).copy(said, 2 + bytesOf.life + bytesOf.number)
  return Buffer.concat([said, checkOf(said)]).toString('base64url')
}

/** The position again, or what is wrong with it. */
export function readPosition(
  text: string,
  environment: Environment,
  filter: FeedFilter,
): Position | 'malformed' | 'other environment' | 'other filter' {
  const bytes = Buffer.from(text, 'base64url')
  const said = bytes.subarray(0, length - bytesOf.check)
  const isWhole =
    bytes.length === length &&
    bytes.toString('base64url') === text &&
    said[0] === version &&
    checkOf(said).equals(bytes.subarray(said.length))
  if (!isWhole) return 'malformed'
  if (environments[said[1] ?? 0] !== environment) return 'other environment'
  const at = 2 + bytesOf.life
  if (!filterMark(filter).equals(said.subarray(at + bytesOf.number))) return 'other filter'
  const life = said.toString('hex', 2, at).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  return { life, number: said.readBigUInt64BE(at) }
}

/**
 * The number that a reader goes on after. In a life that followed the reader's, numbers that it has seen may have been lost
 * and given again: it goes back to before them. `lost`: the database knows nothing of where the reader was.
 */
export function startAfter(
  { number }: Position,
  { isKnown, followedAt, newest }: Pick<FeedState, 'isKnown' | 'followedAt' | 'newest'>,
): bigint | 'lost' {
  if (!isKnown) return 'lost'
  if (followedAt !== null) return number < BigInt(followedAt) ? number : BigInt(followedAt) - 1n
  return number > BigInt(newest) ? 'lost' : number
}

const checkOf = (said: Buffer): Buffer => createHash('sha256').update(said).digest().subarray(0, bytesOf.check)

const filterMark = ({ status, partnerId }: FeedFilter): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([status, partnerId]))
    .digest()
    .subarray(0, bytesOf.filter)

/** As it is sent: moments in UTC, to the millisecond. */
export const presentOrder = (order: FeedOrder): FeedOrder => ({
  ...order,
  created_at: new Date(order.created_at).toISOString(),
  updated_at: new Date(order.updated_at).toISOString(),
})
