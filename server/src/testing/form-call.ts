import { encodeBase64 } from '@edis/contract/base64'
import type { Call, FieldsOf } from '@edis/contract/call'
import { formFields } from '@edis/contract/call'

/** The form that the portal would send. */
export function formOf<C extends Call>(call: C, fields: FieldsOf<C> & { token?: string }): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields as Record<string, unknown>)) {
    const plain = formFields(call)[name]?.encoding === 'plain'
    form.set(name, plain ? String(value) : encodeBase64(String(value)))
  }
  return form
}
