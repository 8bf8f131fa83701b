import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect } from 'vitest'
import type { FailureBody } from '@edis/contract/call'
import { type ErrorCode, errorCatalogue } from '@edis/contract/error-catalogue'
import type { OpenApiCall } from '@edis/contract/open-api-call'

/** A request as it goes over the wire. */
export type Asked = {
  url: string
  /** A GET's query or a POST's body. */
  text: string | Buffer
  headers: Record<string, string>
}

export type Answer = {
  status: number
  headers: Headers
  data: Record<string, unknown>
  message: string
  /** Of the whole answer; null of a success. */
  error: ErrorCode | null
  errors: NonNullable<FailureBody['errors']>
}

/** Asks, and holds whatever comes back to the contract: a success to its schema, a failure to our form. */
export async function ask(call: OpenApiCall, { url, text, headers }: Asked): Promise<Answer> {
  const isRead = call.method === 'GET'
  const query = isRead && text.length > 0 ? `?${String(text)}` : ''
  const response = await fetch(url + call.path + query, {
    method: call.method,
    headers,
    ...(isRead ? {} : { body: typeof text === 'string' ? text : new Uint8Array(text) }),
  })
  const answered = await response.text()
  const body = JSON.parse(answered) as Partial<FailureBody> & { message: string; data: Record<string, unknown> }
  const requestId = response.headers.get('x-request-id')
  expect(requestId).toMatch(/^req_/)
  expect(body).toMatchObject({ code: response.status, message: expect.stringMatching(/./) })
  if (response.status === 200) expect(dataFaults(call, body.data)).toEqual([])
  else {
    expect(answered).not.toMatch(leak)
    expect(body.request_id).toBe(requestId)
    expect(Object.keys(errorCatalogue)).toContain(body.error)
    expect(errorCatalogue[body.error ?? 'INTERNAL_ERROR'].status).toBe(response.status)
    for (const { error } of body.errors ?? []) expect(Object.keys(errorCatalogue)).toContain(error)
  }
  const { data, message, error = null, errors = [] } = body
  return { status: response.status, headers: response.headers, data, message, error, errors }
}

/** Stack traces, SQL and paths, as they look when they get out. */
const leak =
  /node_modules|\.[tj]s:\d|\bat \w+ \(|PostgresError|DrizzleQuery|relation "|\b(select|insert into|update \w+ set) |server\/src|\/tmp\//i

const ajv = new Ajv2020({ strict: false, allErrors: true })
formats.default(ajv)
const judges = new Map<OpenApiCall, ValidateFunction>()

function dataFaults(call: OpenApiCall, data: unknown): string[] {
  const judge = judges.get(call) ?? ajv.compile(call.data)
  judges.set(call, judge)
  return judge(data) ? [] : (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}
