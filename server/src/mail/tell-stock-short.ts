import { createHash } from 'node:crypto'
import type { Transaction } from '../database/transaction.ts'
import { mailStaff } from './mail.store.ts'
import { stockShort } from './templates/stock-short.ts'

const maxNamed = 20
/** To each of the staff in a day, of an environment: a system may send its counts one by one. */
const maxMails = 20

/** Tells staff of counts that are below what orders hold, of the same ones once a day. */
export async function tellStockShort(
  transaction: Transaction,
  environment: string,
  shorts: readonly { place: string; short: number }[],
  now: Date,
): Promise<void> {
  if (shorts.length === 0) return
  const places = shorts.map(({ place, short }) => `${place}: ${short}`).toSorted()
  const day = now.toISOString().slice(0, 10)
  const once = `${day} ${createHash('sha256')
    .update(
      shorts
        .map(({ place }) => place)
        .toSorted()
        .join('\n'),
    )
    .digest('hex')}`
  const data = { environment, places: places.slice(0, maxNamed), more: Math.max(0, places.length - maxNamed) }
  await mailStaff(transaction, stockShort, data, { once, aDay: maxMails })
}
