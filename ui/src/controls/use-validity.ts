import { type FormEvent, type FormEventHandler, type ReactNode, useState } from 'react'
import { messages } from '../messages.en.tsx'

const { validity: words } = messages

/** What a field lacks, in the reader's words. */
function problemOf({ validity, type, minLength, min, max }: HTMLInputElement): string {
  if (validity.valueMissing) return words.missing
  if (validity.tooShort) return words.tooShort(minLength)
  if (validity.rangeUnderflow || validity.rangeOverflow) return words.range(Number(min), Number(max))
  if (type === 'email') return words.email
  if (type === 'url') return words.url
  return words.other
}

type Given = { error?: ReactNode; onInput?: FormEventHandler<HTMLInputElement> | undefined }

/** Has a field say itself what it lacks, in the place of the browser's bubble, until it is typed into. */
export function useValidity({ error, onInput }: Given) {
  const [problem, setProblem] = useState<string>()
  return {
    error: error || problem,
    onInvalid(event: FormEvent<HTMLInputElement>) {
      event.preventDefault()
      const field = event.currentTarget
      setProblem(problemOf(field))
      if (field.form?.querySelector('input:invalid') === field) field.focus()
    },
    onInput(event: FormEvent<HTMLInputElement>) {
      setProblem(undefined)
      onInput?.(event)
    },
  }
}
