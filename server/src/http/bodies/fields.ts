import { decodeBase64 } from '@edis/contract/calls/base64'
import type { Field } from '@edis/contract/calls/call'
import { closestName } from '@edis/contract/errors/closest-name'
import { fieldFault, type FieldFault } from '../doors/failure.ts'
import type { FormBody } from './form-body.ts'

export type FieldValues = Record<string, string | number | boolean>

/** Decodes what came by what the call declares; a blank field is one that was not sent. Never throws: what is wrong is in `faults`, each with its field. */
export function decodeFields(
  declared: Record<string, Field>,
  form: FormBody,
): { values: FieldValues; faults: FieldFault[] } {
  const values: FieldValues = {}
  const faults: FieldFault[] = []
  for (const [name, field] of Object.entries(declared)) {
    const raw = form.fields.get(name)
    const result = raw === undefined ? 'blank' : decodeField(field, raw)
    if (form.repeated.has(name)) faults.push({ field: name, error: 'FIELD_INVALID', message: repeated })
    else if (form.notText.has(name)) faults.push({ field: name, error: 'FIELD_INVALID', message: notText })
    else if (result === 'blank') {
      if (field.required) faults.push({ field: name, error: 'FIELD_REQUIRED' })
    } else if ('fault' in result) faults.push({ field: name, ...result.fault })
    else values[name] = result.value
  }
  for (const name of form.fields.keys()) {
    if (!Object.hasOwn(declared, name)) faults.push(unknown(name, declared))
  }
  return { values, faults }
}

type Decoded = { value: string | number | boolean } | { fault: Omit<FieldFault, 'field'> } | 'blank'

function decodeField(field: Field, raw: Buffer): Decoded {
  const text = field.encoding === 'base64' ? decodeBase64(raw.toString('latin1')) : decodeUtf8(raw)
  if (text === null)
    return { fault: { error: 'FIELD_INVALID', message: field.encoding === 'base64' ? notBase64 : notUtf8 } }
  if (text.includes('\0')) return { fault: { error: 'FIELD_INVALID', message: hasNul } }
  if (text.trim() === '') return 'blank'
  if ([...text].length > field.maxLength) return { fault: { error: field.invalid, message: tooLong(field.maxLength) } }
  if (field.kind === 'integer') return decodeInteger(field, text)
  if (field.kind === 'boolean')
    return text === 'true' || text === 'false'
      ? { value: text === 'true' }
      : { fault: { error: field.invalid, message: notBoolean } }
  return { value: text }
}

function decodeInteger(field: Field, text: string): Decoded {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = field
  const value = Number(text)
  if (/^-?\d+$/.test(text) && value >= minimum && value <= maximum) return { value }
  return { fault: { error: field.invalid, message: outOfRange(minimum, maximum) } }
}

function decodeUtf8(raw: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
  } catch {
    return null
  }
}

const repeated = { en: 'Send this field once.', id: 'Kirim isian ini satu kali saja.' }
const notText = { en: 'Send a text.', id: 'Kirim teks.' }
const notBase64 = { en: 'This is not base64 of UTF-8 text.', id: 'Ini bukan base64 dari teks UTF-8.' }
const notUtf8 = { en: 'This is not UTF-8 text.', id: 'Ini bukan teks UTF-8.' }
const hasNul = { en: 'This has a NUL character in it.', id: 'Ini memuat karakter NUL.' }
const notBoolean = { en: 'Send true or false.', id: 'Kirim true atau false.' }
const tooLong = (length: number) => ({
  en: `At most ${length} characters.`,
  id: `Paling banyak ${length} karakter.`,
})
const outOfRange = (minimum: number, maximum: number) => ({
  en: `A whole number from ${minimum} to ${maximum}.`,
  id: `Bilangan bulat dari ${minimum} sampai ${maximum}.`,
})

function unknown(name: string, declared: Record<string, Field>): FieldFault {
  const nearest = closestName(name, Object.keys(declared))
  const field = name.slice(0, 100)
  if (nearest === null) return fieldFault(field, 'FIELD_UNKNOWN')
  const message = {
    en: `This field is not known. Did you mean ${nearest}?`,
    id: `Field ini tidak dikenal. Maksud Anda ${nearest}?`,
  }
  return fieldFault(field, 'FIELD_UNKNOWN', message, { nearest })
}
