import pino, { type Logger } from 'pino'
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
    redact: { paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
  }
  if (destination) return pino(options, destination)
  if (process.stdout.isTTY) return pino({ ...options, formatters: {}, transport: { target: 'pino-pretty' } })
  return pino(options)
}
