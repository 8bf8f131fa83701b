import { isUtf8 } from 'node:buffer'
import type { FailureBody } from '@edis/contract/calls/call'
import { assistantHelp } from '@edis/contract/mcp/tool-words'

/** JSON-RPC 2.0, section 5.1; of a server's own errors it leaves -32000 to -32099 free. */
const codes = { notJson: -32_700, noRequest: -32_600, refused: -32_000 }

/** The refusal of a body in the protocol's form, with ours in `data`. */
export function jsonRpcError(failure: FailureBody, body: Buffer): object {
  const { error, message } = failure
  const { cause, remedy } = assistantHelp(error)
  const code = error !== 'REQUEST_INVALID' ? codes.refused : isJson(body) ? codes.noRequest : codes.notJson
  return {
    jsonrpc: '2.0',
    error: { code, message: `${message} ${remedy}`, data: { ...failure, cause, remedy } },
    id: null,
  }
}

export const isFailureBody = (payload: unknown): payload is FailureBody =>
  typeof payload === 'object' && payload !== null && 'error' in payload && typeof payload.error === 'string'

export function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'))
    return isUtf8(body)
  } catch {
    return false
  }
}
