import type { FastifyRequest } from 'fastify'
import { type Call, sentSchema } from '@edis/contract/calls/call'
import type { TObject } from 'typebox'
import type { FieldFault } from '../doors/failure.ts'
import { parseForm, type SentRequest } from './form-body.ts'
import { parseJson, repeatedNames, textFaults } from './json-document.ts'
import { type Explain, requestJudge } from './request-faults.ts'

/** Makes what reads and judges the requests of a call, by whichever of its transports they come. */
export function requestReader(call: Call, explain?: Explain): (request: FastifyRequest) => SentRequest {
  const schema = sentSchema(call)
  const judge = requestJudge(schema, call.transports[0] === 'json' ? 'json' : 'texts', explain)
  if (call.transports.includes('query')) return ({ query }) => judged(query as SentRequest['fields'], judge)
  if (!call.transports.includes('form')) return ({ body }) => judged(parseJson(bytesOf(body)), judge)

  const judgeTexts = requestJudge(schema, 'texts', explain)
  return ({ body, headers: { 'content-type': type = '' } }) => {
    const isForm = type.toLowerCase().startsWith('multipart/')
    const { fields, faults } = isForm ? parseForm(type, bytesOf(body), schema) : flatJson(bytesOf(body), schema)
    const sent = judged(fields, isForm ? judgeTexts : judge)
    return faults.length === 0 ? sent : { fields, faults: [...faults, ...sent.faults] }
  }
}

const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.of())

function judged(fields: SentRequest['fields'], judge: (fields: unknown) => FieldFault[]): SentRequest {
  const textual = textFaults(fields)
  const faults = judge(fields)
  return { fields, faults: textual.length === 0 ? faults : [...textual, ...faults] }
}

/** JSON in place of a form: as in a form, a blank text counts as absent, and no name comes twice. */
function flatJson(body: Buffer, { properties }: TObject): SentRequest {
  if (body.length === 0) return { fields: {}, faults: [] }
  const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === ''
  const fields = Object.entries(parseJson(body)).filter(
    ([name, value]) => !(isBlank(value) && Object.hasOwn(properties, name)),
  )
  return { fields: Object.fromEntries(fields), faults: repeatedNames(body.toString()) }
}
