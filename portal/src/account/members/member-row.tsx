import { memberRoles, type MemberRole } from '@edis/contract/members/member-roles'
import type { MemberEntry } from '@edis/contract/portal-calls/members'
import { useState } from 'react'
import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { Ago } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { NoShieldIcon, ShieldIcon } from '../account-icons.tsx'
import css from '../account.module.css'
import { messages as common } from '../messages.en.ts'
import { Initials } from './initials.tsx'
import own from './members.module.css'
import { useUpdateMember } from './members.queries.ts'
import { messages } from './messages.en.ts'
import { RemoveMemberDialog } from './remove-member-dialog.tsx'

/** `owns`: whoever looks is an owner, and may change it. */
export function MemberRow({ member, owns }: { member: MemberEntry; owns: boolean }) {
  const [removing, setRemoving] = useState(false)
  const update = useUpdateMember()
  const now = useNow(30_000)
  const name = member.name ?? member.email
  const change = (role: MemberRole) =>
    update.mutate({ id: member.id, role }, { onSuccess: () => toast(messages.roleChanged(name, role)) })
  return (
    <li className={`${css.row} ${own.member}`}>
      <div className={own.who}>
        <Initials name={name} />
        <div className={css.text}>
          <div className={css.name}>
            {name}
            {member.you && <span className={css.you}>{messages.you}</span>}
          </div>
          <p>{member.email}</p>
          <FormError message={update.error?.message} />
        </div>
      </div>
      {owns ? (
        <span className={own.choice}>
          <select
            className={own.role}
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
          <ChevronIcon size={14} />
        </span>
      ) : (
        <span>{common.roles[member.role]}</span>
      )}
      <SecondFactor has={member.authenticator} />
      <span className={own.active}>
        {member.last_active_at ? <Ago at={member.last_active_at} now={now} /> : messages.never}
      </span>
      {owns && (
        <MoreMenu of={name}>
          <MoreItem tone="danger" label={messages.removeOf(name)} onClick={() => setRemoving(true)}>
            {messages.remove}
          </MoreItem>
        </MoreMenu>
      )}
      {removing && <RemoveMemberDialog id={member.id} name={name} onClose={() => setRemoving(false)} />}
    </li>
  )
}

const SecondFactor = ({ has }: { has: boolean }) => (
  <span className={own.factor} data-off={!has || undefined}>
    {has ? <ShieldIcon /> : <NoShieldIcon />}
    <span className="unseen">{messages.columns.factor}</span>
    {has ? messages.app : messages.off}
  </span>
)
