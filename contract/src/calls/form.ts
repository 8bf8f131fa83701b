import { encodeBase64 } from './base64.ts'
import type { Call } from './call.ts'

/** Whether a form of the call carries the field as it is, instead of in base64. */
export const isPlain = ({ request }: Pick<Call, 'request'>, name: string): boolean => {
  const field: object | undefined = request.properties[name]
  return field !== undefined && 'x-encoding' in field
}

/** The call's form: the session first where the call takes one, then the request; what is undefined is left out. */
export function formOf(call: Pick<Call, 'access' | 'request'>, request: object, sessionToken?: string): FormData {
  const form = new FormData()
  const token = call.access === 'session' && sessionToken ? { token: sessionToken } : {}
  const fields = { ...token, ...request } as Record<string, string | number | boolean | undefined>
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    const text = String(value)
    form.set(name, isPlain(call, name) ? text : encodeBase64(text))
  }
  return form
}
