import { Textarea, type TextareaProps } from '@mantine/core'
import '../layout/fields.css'
import { useValidity } from './use-validity.ts'

/** Several lines of text, which say themselves what they lack. */
export const TextArea = (props: TextareaProps) => (
  <Textarea withAsterisk={false} {...props} {...useValidity<HTMLTextAreaElement>(props)} />
)
