import { type FormEvent, type FormEventHandler, type ReactNode, useState } from 'react'
import { messages } from '../messages.en.tsx'

const { validity: words } = messages

type Field = HTMLInputElement | HTMLTextAreaElement

/** What a field lacks, in the reader's words. */
function problemOf(field: Field): string {
  const { validity, type, minLength } = field
  if (validity.valueMissing) return words.missing
  if (validity.tooShort) return words.tooShort(minLength)
  if ((validity.rangeUnderflow || validity.rangeOverflow) && 'min' in field)
    return words.range(Number(field.min), Number(field.max))
  if (type === 'email') return words.email
  if (type === 'url') return words.url
  return words.other
}

type Given<Of extends Field> = { error?: ReactNode; onInput?: FormEventHandler<Of> | undefined }

/** Has a field say itself what it lacks, in the place of the browser's bubble, until it is typed into. */
export function useValidity<Of extends Field = HTMLInputElement>({ error, onInput }: Given<Of>) {
  const [problem, setProblem] = useState<string>()
  return {
    error: error || problem,
    onInvalid(event: FormEvent<Of>) {
      event.preventDefault()
      const field = event.currentTarget
      setProblem(problemOf(field))
      if (field.form?.querySelector(':is(input, textarea):invalid') === field) field.focus()
    },
    onInput(event: FormEvent<Of>) {
      setProblem(undefined)
      onInput?.(event)
    },
  }
}
