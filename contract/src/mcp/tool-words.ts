import type { ErrorCode } from '../errors/error-catalogue.ts'
import { errorTexts } from '../errors/error-texts.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { operationId } from '../calls/operation-id.ts'
import { tokenVariable } from './clients.ts'

/** The tool argument for the Idempotency-Key header. */
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

/** Replaces calls and headers in the text with the names of tools and arguments. */
export const inToolWords = (text: string): string =>
  text
    .replaceAll(/\b(?:GET|POST) \/[a-z0-9/-]*[a-z0-9]/g, (route) => toolNames.get(route) ?? route)
    .replaceAll('the Idempotency-Key header', `the argument ${keyArgument}`)
    .replaceAll('header Idempotency-Key', `argumen ${keyArgument}`)
    .replaceAll('Idempotency-Key', keyArgument)

type Help = { cause: string; remedy: string }

const newToken = `Ask the user to generate a development token on the API Credentials page of the portal, set it where your configuration reads it (${tokenVariable}), and reconnect.`
const again = 'call the tool again with the same arguments'

/** Different texts for assistants, which see neither headers nor screens. */
const ofAssistants: Partial<Record<ErrorCode, Partial<Help>>> = {
  AUTH_MISSING_TOKEN: { cause: 'The assistant is not configured to send a bearer token.', remedy: newToken },
  AUTH_INVALID_CREDENTIALS: {
    cause: 'EDIS does not recognize the bearer token: it is mistyped or truncated.',
    remedy: newToken,
  },
  AUTH_TOKEN_EXPIRED: { cause: 'Access tokens are valid for 24 hours.', remedy: newToken },
  AUTH_TOKEN_REVOKED: { remedy: newToken },
  AUTH_WRONG_ENVIRONMENT: { cause: 'This is a production token.', remedy: newToken },
  AUTH_IP_NOT_ALLOWED: { remedy: 'Ask the user to add this IP address on the IP Whitelist page of the portal.' },
  ORDER_NOT_FOUND: { remedy: 'Use an order_id returned by sendOrderV2 in development.' },
  IDEMPOTENCY_KEY_REQUIRED: { cause: 'Without the key, a repeated call could create a second order.' },
  IDEMPOTENCY_CONFLICT: {
    cause: 'A key identifies one set of arguments for 24 hours, and these arguments differ.',
    remedy: `Repeat the first arguments to get that result again, or send the new ones with a new ${keyArgument}.`,
  },
  IDEMPOTENCY_IN_PROGRESS: {
    cause: 'The first call with this key is still in progress. Nothing was done twice.',
    remedy: `Wait for retry_after_seconds, then ${again}, ${keyArgument} included.`,
  },
  REQUEST_INVALID: {
    cause: 'The message is not a single JSON object, is nested too deeply, or its key is malformed.',
    remedy: `Send one message per request, as JSON in UTF-8. A key is 1 to 255 visible ASCII characters, such as a UUID.`,
  },
  REQUEST_TOO_LARGE: { cause: 'The message is over the size limit.' },
  MEDIA_TYPE_UNSUPPORTED: {
    cause: 'The message was not sent as JSON.',
    remedy: 'Send messages as application/json, uncompressed.',
  },
  RATE_LIMITED: {
    cause: 'The partner has reached the limit for this minute.',
    remedy: 'Wait for retry_after_seconds, then send fewer calls per minute.',
  },
  INTERNAL_ERROR: {
    remedy: `Without changes, ${again}, ${keyArgument} included. If it fails again, send the request_id to EDIS.`,
  },
  UNAVAILABLE: { remedy: `Wait for retry_after_seconds, if present, then ${again}, ${keyArgument} included.` },
}

/** Returns why an error happens and what an assistant should do next. */
export function assistantHelp(code: ErrorCode): Help {
  const { cause, remedy } = { ...errorTexts(code, 'en'), ...ofAssistants[code] }
  return { cause: inToolWords(cause), remedy: inToolWords(remedy) }
}
