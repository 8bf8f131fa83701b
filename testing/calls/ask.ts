import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { DocumentedCall, FailureBody } from '@edis/contract/calls/call'
import { type ErrorCode, errorCatalogue } from '@edis/contract/errors/error-catalogue'
import { errorPath } from '@edis/contract/errors/error-path'
import type { TSchema } from 'typebox'

/** What of a call its answer is held to; the portal's are all POST. */
type AskedCall = Pick<DocumentedCall, 'method' | 'path' | 'data' | 'message' | 'file'>

/** A request as it goes over the wire. */
export type Asked = {
  url: string
  /** A GET's query or a POST's body. */
  text: string | Buffer
  headers: Record<string, string>
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  data: Record<string, unknown>
  message: string
  /** Of the whole answer; null of a success. */
  error: ErrorCode | null
  errors: NonNullable<FailureBody['errors']>
  details: FailureBody['details']
}

type Body = Partial<FailureBody> & { message: string; data: Record<string, unknown> }

/** Asks, and holds whatever comes back to the contract: a success to its schema, a failure to our form. */
export async function ask(call: AskedCall, asked: Asked): Promise<Answer> {
  const { status, headers, text } = await send(call, asked)
  if (call.file && status === 200) return fileAnswer(call, headers, text)
  const body = JSON.parse(text) as Body
  const wrong = status === 200 ? dataFaults(call.data, body.data) : failureFaults(call, body, status, headers, text)
  if (body.code !== status) wrong.push(`its code is ${body.code}`)
  if (typeof body.message !== 'string' || body.message === '') wrong.push('it has no message')
  if (wrong.length > 0) throw new Error(`${call.path} answered ${status} ${text}\n${wrong.join('\n')}`)
  const { data, message, error = null, errors = [], details } = body
  return { status, headers, data, message, error, errors, details }
}

/** A file has a name and one of the media types that the call says. */
function fileAnswer({ path, message, file = {} }: AskedCall, headers: IncomingHttpHeaders, text: string): Answer {
  const { 'content-type': type = '', 'content-disposition': disposition = '' } = headers
  const isWhole =
    Object.keys(file).includes(type.split(';')[0] ?? '') && /^attachment; filename="[\w.-]+"$/.test(disposition)
  if (!isWhole || text === '')
    throw new Error(`${path} answered a file of ${type}, ${disposition}, ${text.length} characters`)
  return { status: 200, headers, data: {}, message, error: null, errors: [], details: undefined }
}

/** Stack traces, SQL and paths, as they look when they get out. */
const leak =
  /node_modules|\.[tj]s:\d|\bat \w+ \(|PostgresError|DrizzleQuery|relation "|\b(select|insert into|update \w+ set) |server\/src|\/tmp\//i

function failureFaults(
  call: AskedCall,
  body: Body,
  status: number,
  headers: IncomingHttpHeaders,
  text: string,
): string[] {
  const { error, errors = [], request_id: requestId } = body
  const wrong: string[] = []
  if (!error || errorCatalogue[error]?.status !== status) wrong.push('its error is none of this status')
  for (const fault of errors)
    if (typeof fault.field !== 'string' || !fault.message || !errorCatalogue[fault.error])
      wrong.push('a fault is no fault')
  if (error && !body.doc_url?.endsWith(errorPath(error, call))) wrong.push(`its doc_url is ${body.doc_url}`)
  if (!requestId?.startsWith('req_') || requestId !== headers['x-request-id']) wrong.push('it has no request id')
  const leaked = leak.exec(text)?.[0]
  if (leaked) wrong.push(`it tells of the inside: ${leaked}`)
  return wrong
}

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const judges = new Map<TSchema, ValidateFunction>()

function dataFaults(schema: TSchema, data: unknown): string[] {
  const judge = judges.get(schema) ?? ajv.compile(schema)
  judges.set(schema, judge)
  return judge(data) ? [] : (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

// Many thousand requests go this way: node's own client takes a third of what fetch does.
const agent = new Agent({ keepAlive: true })

function send(call: AskedCall, { url, text, headers }: Asked) {
  const isRead = call.method === 'GET'
  const query = isRead && text.length > 0 ? `?${String(text)}` : ''
  const body = isRead ? Buffer.of() : Buffer.from(text)
  const length = isRead ? {} : { 'content-length': String(body.length) }
  return new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const sent = request(
      url + call.path + query,
      { method: call.method, agent, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
