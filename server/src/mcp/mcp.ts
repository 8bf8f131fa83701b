import type { DocumentedCall, FailureBody, FieldFailure } from '@edis/contract/calls/call'
import { assistantHelp, inToolWords, keyArgument } from '@edis/contract/mcp/tool-words'
import { replayedField } from '@edis/contract/mcp/tools'
import { referencePath } from '@edis/contract/reference/reference-pages'
import { canonicalJson } from './canonical-json.ts'
import { isFailureBody } from './json-rpc.ts'

type Arguments = Record<string, unknown>

/** A call as it goes over HTTP. */
export type HttpCall = {
  method: DocumentedCall['method']
  url: string
  headers: Record<string, string>
  body: string | null
}

/** What a tool returns: text for people, and the same as data for programs. */
export type ToolResult = {
  content: { type: 'text'; text: string }[]
  structuredContent?: Record<string, unknown>
  isError?: boolean
}

/** What a header may hold. The call refuses an empty key. */
const visible = /^[\x21-\x7e]{1,255}$/

/**
 * The arguments of a tool as its call over HTTP. Nothing is judged here: that is the call's own affair. Models write the same
 * arguments in another order when they repeat them, so the body has one order of its own: a key stands for its bytes.
 */
export function httpCall({ method, path, idempotency }: DocumentedCall, given: Arguments): HttpCall {
  const { [keyArgument]: key, ...fields } = given
  const takesKey = idempotency !== 'none'
  const sent = takesKey ? fields : given
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...(takesKey && key !== undefined && key !== null
      ? { 'idempotency-key': typeof key === 'string' && visible.test(key) ? key : '' }
      : {}),
  }
  if (method === 'GET') return { method, url: path + queryOf(sent), headers, body: null }
  return { method, url: path, headers: { ...headers, 'content-type': 'application/json' }, body: canonicalJson(sent) }
}

function queryOf(fields: Arguments): string {
  const there = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  const texts = there.map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  return texts.length > 0 ? `?${new URLSearchParams(texts).toString()}` : ''
}

/** What of an answer's head a tool's result says too. */
type Head = { retryAfter: string | null; replayed: boolean }

/** A call's answer as its tool's. A failure also says why it happens, what to do next, and where to read on. */
export function toolResult(
  call: DocumentedCall,
  body: string,
  { retryAfter, replayed }: Head,
  portalUrl: string,
): ToolResult {
  const answer = JSON.parse(body) as Record<string, unknown> | FailureBody
  if (!isFailureBody(answer)) {
    const told = replayed ? { ...answer, [replayedField]: true } : answer
    return { content: [{ type: 'text', text: replayed ? JSON.stringify(told) : body }], structuredContent: told }
  }
  const { errors, ...failure } = answer
  return failedResult({
    ...inWordsOfTools(failure),
    ...(retryAfter === null ? {} : { retry_after_seconds: Number(retryAfter) }),
    ...(errors ? { errors: errors.map(inWordsOfTools) } : {}),
    ...(call.page === null ? {} : { read: `${portalUrl}${referencePath(call.page)}#error.${failure.error}` }),
  })
}

const inWordsOfTools = <Fault extends FieldFailure | Omit<FailureBody, 'errors'>>(fault: Fault) => ({
  ...fault,
  message: inToolWords(fault.message),
  ...assistantHelp(fault.error),
})

export const failedResult = (failure: object): ToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(failure) }],
  isError: true,
})

export const textResult = (text: string): ToolResult => ({ content: [{ type: 'text', text }] })
