import { type ErrorCode, errorCatalogue } from '../errors/error-catalogue.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { operationId } from '../calls/operation-id.ts'
import { tokenVariable } from './clients.ts'

/** The argument of a tool that stands for the header Idempotency-Key. */
export const keyArgument = 'idempotency_key'

/**
 * The calls that are tools: each that a bearer token opens and that nothing newer follows. Those that trade keys and tokens
 * have no place in a conversation, nor have files.
 */
export const toolCalls: readonly DocumentedCall[] = openApiCalls.filter(
  ({ access, deprecated, file }) => access === 'bearer' && !deprecated && !file,
)
export const toolName = ({ title }: Pick<DocumentedCall, 'title'>): string => operationId(title)

const toolNames = new Map(toolCalls.map((call) => [`${call.method} ${call.path}`, toolName(call)]))

/** The text with the names of tools and arguments in place of calls and headers. */
export const inToolWords = (text: string): string =>
  text
    .replaceAll(/\b(?:GET|POST) \/[a-z0-9/-]*[a-z0-9]/g, (route) => toolNames.get(route) ?? route)
    .replaceAll('the Idempotency-Key header', `the argument ${keyArgument}`)
    .replaceAll('header Idempotency-Key', `argumen ${keyArgument}`)
    .replaceAll('Idempotency-Key', keyArgument)

type Help = { cause: string; remedy: string }

const newToken = `Ask the user to generate a development token on the API Credentials page of the portal, to put it where your configuration reads it (${tokenVariable}), and to connect again.`
const again = 'call the tool again with the same arguments'

/** Where other words than the catalogue's are needed: an assistant sees neither headers nor screens. */
const ofAssistants: Partial<Record<ErrorCode, Partial<Help>>> = {
  AUTH_MISSING_TOKEN: { cause: 'The assistant is not configured to send a bearer token.', remedy: newToken },
  AUTH_INVALID_CREDENTIALS: { cause: 'The bearer token is not one of ours: mistyped or cut short.', remedy: newToken },
  AUTH_TOKEN_EXPIRED: { cause: 'An access token works for 24 hours.', remedy: newToken },
  AUTH_TOKEN_REVOKED: { remedy: newToken },
  AUTH_WRONG_ENVIRONMENT: { cause: 'The token is one of production.', remedy: newToken },
  AUTH_IP_NOT_ALLOWED: { remedy: 'Ask the user to add this address on the IP Whitelist page of the portal.' },
  ORDER_NOT_FOUND: { remedy: 'Use the order_id of a result of sendOrderV2, in development.' },
  IDEMPOTENCY_KEY_REQUIRED: { cause: 'Without the key, a repeated call could create a second order.' },
  IDEMPOTENCY_CONFLICT: {
    cause: 'A key stands for one set of arguments for 24 hours, and these are others.',
    remedy: `Repeat the first arguments to get their result again, or send these with a new ${keyArgument}.`,
  },
  IDEMPOTENCY_IN_PROGRESS: {
    cause: 'The first call with this key is still running. Nothing was done twice.',
    remedy: `Wait for retry_after_seconds, then ${again}, ${keyArgument} included.`,
  },
  REQUEST_INVALID: {
    cause: 'The message is not one JSON object, is nested too deeply, or its key is malformed.',
    remedy: `Send one message in a request, as JSON in UTF-8. A key is 1 to 255 visible ASCII characters, such as a UUID.`,
  },
  REQUEST_TOO_LARGE: { cause: 'The message has more bytes than are accepted.' },
  MEDIA_TYPE_UNSUPPORTED: {
    cause: 'The message is not sent as JSON.',
    remedy: 'Send messages as application/json, uncompressed.',
  },
  RATE_LIMITED: {
    cause: 'The partner has used up the calls of this minute.',
    remedy: 'Wait for retry_after_seconds, then go on with fewer calls a minute.',
  },
  INTERNAL_ERROR: {
    remedy: `Without a change, ${again}, ${keyArgument} included. If it fails again, give the request_id to EDIS.`,
  },
  UNAVAILABLE: { remedy: `Wait for retry_after_seconds, if given, then ${again}, ${keyArgument} included.` },
}

/** Why an error happens and what an assistant does next. */
export function assistantHelp(code: ErrorCode): Help {
  const { cause, remedy } = { ...errorCatalogue[code], ...ofAssistants[code] }
  return { cause: inToolWords(cause), remedy: inToolWords(remedy) }
}
