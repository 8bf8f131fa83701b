import { TextInput, type TextInputProps } from '@mantine/core'
import '../layout/fields.css'
import { useValidity } from './use-validity.ts'

/** A line of text, which says itself what it lacks. */
export const TextField = (props: TextInputProps) => (
  <TextInput withAsterisk={false} {...props} {...useValidity(props)} />
)
