import { TextField } from '@edis/ui/controls/text-field.tsx'
import { NativeSelect } from '@mantine/core'
import { Check } from '../../layout/check.tsx'
import { type EntryColumn, timezones } from './entries.ts'
import { messages } from './messages.en.ts'

/** `value`: as its file has it; empty: there is none yet. */
type EntryFieldProps = { column: EntryColumn; value: string; error: string | undefined; isFirst: boolean }

/** The field of one column. */
export function EntryField({ column: { name, kind, optional }, value, error, isFirst }: EntryFieldProps) {
  const { label, note } = messages.columns[name]
  if (kind === 'flag')
    return (
      <Check name={name} defaultChecked={value !== 'false'}>
        {label}
      </Check>
    )
  const choices = kind && choicesOf[kind]
  if (choices) return <NativeSelect label={label} name={name} defaultValue={value} data={choices} error={error} />
  return (
    <TextField
      label={label}
      description={note}
      name={name}
      type={kind ?? 'text'}
      required={!optional}
      defaultValue={value}
      error={error}
      {...(kind === 'number' && { min: 0, step: 1 })}
      {...(isFirst && { 'data-autofocus': true })}
    />
  )
}

const choicesOf: Partial<Record<NonNullable<EntryColumn['kind']>, { value: string; label: string }[]>> = {
  timezone: [{ value: '', label: messages.ofDistrict }, ...timezones],
  days: [
    { value: 'working', label: messages.days.working },
    { value: 'calendar', label: messages.days.calendar },
  ],
}
