import { memberRoles, type MemberRole } from '@edis/contract/members/member-roles'
import type { MemberEntry } from '@edis/contract/portal-calls/members'
import { useState } from 'react'
import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import css from '../account.module.css'
import { messages as common } from '../messages.en.ts'
import { useUpdateMember } from './members.queries.ts'
import { messages } from './messages.en.ts'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

/** `owns`: whoever looks is an owner, and may change it. */
export function MemberRow({ member, owns }: { member: MemberEntry; owns: boolean }) {
  const [removing, setRemoving] = useState(false)
  const update = useUpdateMember()
  const name = member.name ?? member.email
  const change = (role: MemberRole) =>
    update.mutate({ id: member.id, role }, { onSuccess: () => toast(messages.roleChanged(name, role)) })
  return (
    <li className={`${css.row} ${css.member}`}>
      <div className={css.text}>
        <div className={css.name}>
          {name}
          {member.you && <span className={css.quiet}>{messages.you}</span>}
        </div>
        <p>{member.email}</p>
        <FormError message={update.error?.message} />
      </div>
      {owns ? (
        <select
          className={css.select}
          aria-label={messages.roleOf(name)}
          value={update.isPending ? update.variables.role : member.role}
          disabled={update.isPending}
          onChange={({ currentTarget }) => change(currentTarget.value as MemberRole)}
        >
          {memberRoles.map((role) => (
            <option key={role} value={role}>
              {common.roles[role]}
            </option>
          ))}
        </select>
      ) : (
        <span>{common.roles[member.role]}</span>
      )}
      <span className={css.quiet}>
        {member.last_active_at ? localMoment(new Date(member.last_active_at)) : messages.never}
      </span>
      {owns && (
        <MoreMenu of={name}>
          <MoreItem label={messages.removeOf(name)} onClick={() => setRemoving(true)}>
            {messages.remove}
          </MoreItem>
        </MoreMenu>
      )}
      {removing && <RemoveMemberDialog id={member.id} name={name} onClose={() => setRemoving(false)} />}
    </li>
  )
}
