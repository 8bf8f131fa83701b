import type { FastifyRequest } from 'fastify'
import { type Call, pathFields, sentSchema } from '@edis/contract/calls/call'
import type { TObject } from 'typebox'
import { fieldFault } from '../doors/failure.ts'
import { parseForm, type SentRequest } from './form-body.ts'
import { parseJson, repeatedNames, textFaults } from './json-document.ts'
import { type Explain, requestJudge } from './request-faults.ts'

export type ReadRequest = Pick<FastifyRequest, 'query' | 'body' | 'headers' | 'params'>

/** Makes what reads and judges the requests of a call, by whichever of its transports they come. */
export function requestReader(call: Call, explain?: Explain): (request: ReadRequest) => SentRequest {
  const schema = sentSchema(call)
  const judge = requestJudge(schema, explain)
  const apart = Object.keys(schema.properties).filter((name) => 'x-judged-apart' in schema.properties[name]!)
  const judged = (fields: SentRequest['fields']): SentRequest => {
    const textual = textFaults(fields, apart)
    const faults = judge(fields)
    return { fields, faults: textual.length === 0 ? faults : [...textual, ...faults] }
  }
  const inPath = pathFields(call)
  /** What the path says is a field of its own, and stands nowhere else. */
  const withPath = (fields: SentRequest['fields'], { params }: ReadRequest): SentRequest => {
    if (inPath.length === 0) return judged(fields)
    const unknown = inPath
      .filter((name) => Object.hasOwn(fields, name))
      .map((name) => fieldFault(name, 'FIELD_UNKNOWN'))
    const sent = judged({ ...fields, ...(params as SentRequest['fields']) })
    return { ...sent, faults: [...unknown, ...sent.faults] }
  }
  if (call.transports.some((transport) => transport === 'query' || transport === 'file'))
    return (request) => withPath(readTexts(request.query as SentRequest['fields'], schema), request)
  if (!call.transports.includes('form')) return (request) => withPath(parseJson(bytesOf(request.body)), request)

  return ({ body, headers: { 'content-type': type = '' } }) => {
    const isForm = type.toLowerCase().startsWith('multipart/')
    const { fields, faults } = isForm ? parseForm(type, bytesOf(body), schema) : flatJson(bytesOf(body), schema)
    const sent = judged(isForm ? readTexts(fields, schema) : fields)
    return faults.length === 0 ? sent : { fields, faults: [...faults, ...sent.faults] }
  }
}

/** A body as it was sent. */
export const bytesOf = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.of())

/** The values of queries and forms are texts: whole numbers, booleans and lists are read from them, as they are written. */
function readTexts(fields: SentRequest['fields'], { properties }: TObject): SentRequest['fields'] {
  for (const [name, schema] of Object.entries(properties)) {
    const text = fields[name]
    if (Array.isArray(text) && 'x-list' in schema) fields[name] = text.join(',')
    if (typeof text !== 'string' || !('type' in schema)) continue
    if (schema.type === 'integer' && /^-?\d{1,15}$/.test(text)) fields[name] = Number(text)
    else if (schema.type === 'boolean' && (text === 'true' || text === 'false')) fields[name] = text === 'true'
  }
  return fields
}

/** Says whether one of many that are judged apart (`x-judged-apart`) is sound, as a request of its own would be. */
export function partJudge(schema: TObject): (part: unknown) => boolean {
  const judge = requestJudge(schema)
  return (part) => judge(part).length === 0 && textFaults(part).length === 0
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
