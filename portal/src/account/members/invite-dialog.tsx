import { memberRoles, type MemberRole } from '@edis/contract/members/member-roles'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import css from '../account.module.css'
import { messages as common } from '../messages.en.ts'
import { useInvite } from './members.queries.ts'
import { messages } from './messages.en.ts'

const { inviteDialog } = messages

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const invite = useInvite()
  const emailError = fieldError(invite.error, 'email', ['MEMBER_DUPLICATE'])
  const submit = (form: FormData) => {
    const email = filledIn(form, 'email')
    invite.mutate(
      { email, role: filledIn(form, 'role') as MemberRole },
      {
        onSuccess: () => {
          toast(messages.invited.sent(email))
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={inviteDialog.title}
      act={inviteDialog.act}
      running={invite}
      fieldErrors={[emailError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        data-autofocus
        type="email"
        label={inviteDialog.email}
        name="email"
        required
        maxLength={signInFieldLength}
        error={emailError}
        autoComplete="off"
        spellCheck={false}
      />
      <label className={css.field}>
        {inviteDialog.role}
        <select name="role" className={css.select} defaultValue="developer">
          {memberRoles.map((role) => (
            <option key={role} value={role}>
              {common.roles[role]}
            </option>
          ))}
        </select>
      </label>
      <p>{inviteDialog.text}</p>
    </FormDialog>
  )
}
