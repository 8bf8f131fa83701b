import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { momentOf, readerZone, wallTime, zoneName } from '@edis/ui/time/time-zone.ts'
import { useNow } from '@edis/ui/time/use-now.ts'

type MomentFieldProps = {
  label: string
  name: string
  note?: string
  /** RFC 3339. */
  value?: string | null
  required?: boolean
  error?: string | undefined
}

/** A time in the reader's zone, which its label names. */
export function MomentField({ label, name, note, value, required = false, error }: MomentFieldProps) {
  const now = useNow(60_000)
  const zone = readerZone()
  const date = value ? new Date(value) : undefined
  return (
    <TextField
      label={`${label} (${zoneName(date ?? new Date(now), zone)})`}
      description={note}
      name={name}
      type="datetime-local"
      required={required}
      defaultValue={date && wallTime(date, zone)}
      error={error}
    />
  )
}

/** What the field of a form holds, in RFC 3339; undefined: nothing. */
export function momentIn(form: FormData, name: string): string | undefined {
  const wall = filledIn(form, name)
  return wall === '' ? undefined : momentOf(wall, readerZone()).toISOString()
}
