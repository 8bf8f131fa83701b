import { TextArea } from '@edis/ui/controls/text-area.tsx'
import { messages } from './messages.en.ts'

type ReasonFieldProps = { label?: string; note?: string; error?: string | undefined; autoFocus?: boolean }

/** Why something is done, as `reason`. It is kept in the audit log. */
export const ReasonField = ({ label = messages.reason, note, error, autoFocus = false }: ReasonFieldProps) => (
  <TextArea
    label={label}
    description={note ?? messages.reasonKept}
    name="reason"
    required
    minLength={3}
    maxLength={500}
    rows={2}
    error={error}
    {...(autoFocus && { 'data-autofocus': true })}
  />
)
