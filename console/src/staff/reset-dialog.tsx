import { Check } from '../layout/check.tsx'
import { ReasonDialog } from '../layout/reason-dialog.tsx'
import { messages as all } from './messages.en.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { type StaffMember, useReset } from './staff.queries.ts'

const messages = all.reset

/** A new password for somebody who can't sign in any more. */
export function ResetDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const reset = useReset(member)
  const { name } = member
  if (reset.data)
    return <PasswordDialog title={messages.done(name)} name={name} password={reset.data.password} onClose={onClose} />
  return (
    <ReasonDialog
      title={messages.title(name)}
      act={all.acts.reset}
      running={reset}
      onAct={(reason, form) => reset.mutate({ second_factor: form.has('second_factor'), reason })}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      {member.second_factor && (
        <Check name="second_factor" note={messages.factorText}>
          {messages.factor}
        </Check>
      )}
    </ReasonDialog>
  )
}
