import { encodeBase64 } from '@edis/contract/calls/base64'
import { Failure } from '../doors/failure.ts'
import { emptyForm, type FormBody, mostFields } from './form-body.ts'
import { jsonOf } from '../doors/json-document.ts'

/** A flat JSON object of texts as the form it stands for. JSON is UTF-8 already; the form's values are base64 of it. */
export function parseJsonFields(body: Buffer): FormBody {
  const form = emptyForm()
  if (body.length === 0) return form
  const value = jsonOf(body)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('REQUEST_INVALID')
  const entries = Object.entries(value)
  if (entries.length > mostFields) throw new Failure('REQUEST_INVALID')
  for (const [name, field] of entries) {
    if (typeof field !== 'string') form.notText.add(name)
    form.fields.set(name, Buffer.from(encodeBase64(typeof field === 'string' ? field : '')))
  }
  return { ...form, repeated: repeatedNames(body.toString('utf8')) }
}

/** Names that come more than once, at whatever depth: the parser keeps the last and says nothing. */
function repeatedNames(json: string): Set<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const [, name = '""', colon] of json.matchAll(/("(?:[^"\\]|\\[^])*(?:"|\\?$))(\s*:)?/g)) {
    if (colon === undefined) continue
    const text = String(JSON.parse(name))
    if (seen.has(text)) repeated.add(text)
    seen.add(text)
  }
  return repeated
}
