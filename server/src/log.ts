import pino, { type Logger } from 'pino'
import { failedQuery } from './database/query-failure.ts'
import type { Settings } from './settings.ts'

/** Names under which a secret could come into a log line, on any of its first levels. */
const secretNames = [
  'authorization',
  'cookie',
  'auth',
  'pass',
  'password',
  'passwordHash',
  'token',
  'refresh_token',
  'partner_key',
  'partnerKey',
  'secret',
  'masterKey',
  'databaseUrl',
]

/** JSON lines on standard output; in a terminal, lines for people. */
export function createLog(level: Settings['logLevel'], destination?: pino.DestinationStream): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: serializeError },
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  }
  if (destination) return pino(options, destination)
  if (process.stdout.isTTY) return pino({ ...options, formatters: {}, transport: { target: 'pino-pretty' } })
  return pino(options)
}

function serializeError(error: Error): object {
  const failed = failedQuery(error)
  if (!failed) return pino.stdSerializers.err(error)
  return { type: error.name, ...failed, cause: failed.cause && pino.stdSerializers.err(failed.cause) }
}
