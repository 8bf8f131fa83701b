import { encodeBase64 } from '@edis/contract/base64'
import { Failure } from './failure.ts'
import { emptyForm, type FormBody, mostFields } from './form-body.ts'

/** A flat JSON object of texts as the form it stands for. JSON is UTF-8 already; the form's values are base64 of it. */
export function parseJsonFields(body: Buffer): FormBody {
  const form = emptyForm()
  if (body.length === 0) return form
  let text: string
  let value: unknown
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body)
    value = JSON.parse(text)
  } catch {
    throw new Failure('REQUEST_INVALID')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Failure('REQUEST_INVALID')
  const entries = Object.entries(value)
  if (entries.length > mostFields) throw new Failure('REQUEST_INVALID')
  for (const [name, field] of entries) {
    if (typeof field !== 'string') form.notText.add(name)
    form.fields.set(name, Buffer.from(encodeBase64(typeof field === 'string' ? field : '')))
  }
  for (const name of repeatedNames(text)) form.repeated.add(name)
  return form
}

/** Names that the object has more than once: the parser keeps the last and says nothing. */
function repeatedNames(json: string): string[] {
  const texts = [...json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)]
  const names = texts.filter(([, , colon]) => colon).map(([, name = '""']) => String(JSON.parse(name)))
  return names.filter((name, index) => names.indexOf(name) !== index)
}
