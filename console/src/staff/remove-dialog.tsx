import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useQuery } from '@tanstack/react-query'
import { Check, Checks } from '../layout/check.tsx'
import { ReasonDialog } from '../layout/reason-dialog.tsx'
import { keysQuery } from './keys/keys.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './staff.module.css'
import { type StaffMember, useRemove } from './staff.queries.ts'

const messages = all.remove

/** Removes the access of someone who leaves, and of the keys that they have seen. */
export function RemoveDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const remove = useRemove(member)
  const theirs = useQuery(keysQuery).data?.filter(
    ({ created_by: by, revoked_at: end }) => end === null && by?.staff_id === member.staff_id,
  )
  const submit = (reason: string, form: FormData) => {
    const revoked = form.getAll('key').map(String)
    const done = () => {
      toast(messages.done(member.name, revoked.length))
      onClose()
    }
    remove.mutate({ revoke_keys: revoked, reason }, { onSuccess: done })
  }
  return (
    <ReasonDialog
      title={messages.title(member.name)}
      act={all.acts.remove}
      tone="danger"
      running={remove}
      onAct={submit}
      onClose={onClose}
    >
      <p>{messages.text(member.name, member.email)}</p>
      {theirs && theirs.length > 0 && (
        <Checks legend={messages.keys} note={messages.keysText}>
          {theirs.map(({ key_id: id, name, ending, environment }) => (
            <div key={id} className={css.key}>
              <Check name="key" value={id} defaultChecked>
                {name} <code>…{ending}</code>
              </Check>
              <EnvironmentTag environment={environment} />
            </div>
          ))}
        </Checks>
      )}
    </ReasonDialog>
  )
}
