import { closeDatabase, openDatabase } from '../../../server/src/database/connection.ts'
import { findEmbeddedPostgres } from '../../../server/src/database/embedded-postgres.ts'
import { type LogRow, requestLogStore, rowJson } from '../../../server/src/requests/request-log.store.ts'

const minute = 60_000
const paths = ['/rate/v2', '/order/send/v2', '/order/track', '/rate/v2', '/region', '/warehouse/list']

/** What was refused, and how often in a thousand. */
const failures = [
  { below: 22, status: 422, error: 'VALIDATION_FAILED', field: 'recipient.phone', fieldError: 'PHONE_INVALID' },
  {
    below: 34,
    status: 422,
    error: 'VALIDATION_FAILED',
    field: 'recipient.postal_code',
    fieldError: 'POSTAL_REGION_MISMATCH',
  },
  { below: 40, status: 409, error: 'QUOTE_EXPIRED', field: 'quote_id', fieldError: null },
  { below: 45, status: 500, error: 'INTERNAL_ERROR', field: null, fieldError: null },
]

/** Busy by day, quiet at night: how many minutes lie between two requests at that hour (UTC). */
const pauseAt = (hour: number) => 1 + Math.round(6 * (0.5 + 0.5 * Math.cos(((hour - 7) / 12) * Math.PI + Math.PI)))

/** Logs a day of requests up to now for a partner of a running product, in its development environment. */
export async function dayOfTraffic(dataDir: string, partnerId: string): Promise<void> {
  const cluster = await findEmbeddedPostgres({ dataDir })
  if (!cluster) throw new Error(`no PostgreSQL runs on ${dataDir}`)
  const database = openDatabase(cluster.url, 'development', { connections: 1 })
  try {
    const rows: LogRow[] = []
    const now = Date.now()
    for (let at = now - 24 * 60 * minute; at < now - minute; at += pauseAt(new Date(at).getUTCHours()) * minute)
      rows.push(rowAt(new Date(at), rows.length, partnerId))
    await requestLogStore(database).add(rows.map(rowJson))
  } finally {
    await closeDatabase(database)
  }
}

function rowAt(at: Date, index: number, partnerId: string): LogRow {
  const call = paths[index % paths.length]!
  // The same each time, and spread: a prime's multiples
  const chance = (index * 7919) % 1000
  const failure = call === '/order/send/v2' ? failures.find(({ below }) => chance < 5 * below) : undefined
  const number = call.startsWith('/order') ? `TS-${at.toISOString().slice(0, 10).replaceAll('-', '')}-${index}` : null
  const answer = failure
    ? {
        code: failure.status,
        error: failure.error,
        message: 'The request was refused.',
        ...(failure.fieldError && { errors: [{ field: failure.field, error: failure.fieldError }] }),
      }
    : { code: 200, message: 'Found.', data: {} }
  return {
    at,
    id: `req_${at.getTime().toString(36).toUpperCase().padStart(10, '0')}${String(index).padStart(16, '0')}`,
    partner_id: partnerId,
    call,
    method: /list|region|track/.test(call) ? 'GET' : 'POST',
    status: failure?.status ?? 200,
    error: failure?.error ?? null,
    field: failure?.field ?? null,
    field_errors: failure?.fieldError ? [failure.fieldError] : null,
    error_group: failure?.fieldError ? `${failure.fieldError} ${failure.field}` : null,
    duration_ms: chance % 97 === 0 ? 1204 : 8 + (chance % 90),
    address: '203.0.113.40',
    user_agent: 'tokosenja-shop/3.1',
    from_portal: false,
    from_assistant: false,
    idempotency_key: null,
    order_id: null,
    partner_order_id: number,
    request: JSON.stringify(number ? { partner_order_id: number, recipient: { phone: '[redacted]' } } : {}),
    answer: JSON.stringify(answer),
  }
}
