import type { Call, DataOf, RequestOf } from '@edis/contract/calls/call'
import { formOf } from '@edis/contract/calls/form'

/** A form of these fields as they stand, whatever a portal would send. */
export function rawForm(fields: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

/** Makes the call at a door and gives its data. @throws {Error} with what it answered instead. */
export async function makeCall<C extends Call>(
  door: string,
  call: C,
  fields: RequestOf<C> & { token?: string },
): Promise<DataOf<C>> {
  const response = await fetch(door + call.path, { method: 'POST', body: formOf(call, fields) })
  const answer = (await response.json()) as { data: DataOf<C>; message: string }
  if (!response.ok) throw new Error(`${call.path}: ${answer.message}`)
  return answer.data
}
