import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { Ago } from '@edis/ui/time/clock.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../layout/badge.tsx'
import { Status } from '../layout/status.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { ResetDialog } from './reset-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import css from './staff.module.css'
import type { StaffMember } from './staff.queries.ts'

const tasks = { role: RoleDialog, reset: ResetDialog, remove: RemoveDialog } as const

export function StaffRow({ member, now }: { member: StaffMember; now: number }) {
  const { staff_id: id, name, email, role, active, second_factor: factor, last_active_at: at, you } = member
  const [task, setTask] = useState<keyof typeof tasks | null>(null)
  const navigate = useNavigate()
  const Task = task && tasks[task]
  const { acts, actOf } = messages
  // Nobody takes their own access away
  const offered = active && !you ? (['role', 'reset'] as const) : []
  return (
    <li className={`${rows.row} ${css.columns} ${css.staff}`} data-over={!active || undefined}>
      <span className={css.who}>
        <Badge name={name} round />
        <span>
          <strong>{name}</strong> {you && <span className={css.you}>{messages.you}</span>}
          <span className={css.email}>{email}</span>
        </span>
      </span>
      <span>{active ? messages.roles[role] : messages.removedAs(messages.roles[role])}</span>
      <span>
        {active && <Status tone={factor ? 'live' : 'dev'}>{factor ? messages.factor : messages.noFactor}</Status>}
      </span>
      <span className={css.quiet}>{at === null ? messages.never : <Ago at={at} now={now} />}</span>
      <MoreMenu of={name}>
        {offered.map((act) => (
          <MoreItem key={act} label={actOf(acts[act], name)} onClick={() => setTask(act)}>
            {acts[act]}
          </MoreItem>
        ))}
        <MoreItem
          label={actOf(acts.activity, name)}
          onClick={() => void navigate({ to: paths.audit, search: { actor: id } })}
        >
          {acts.activity}
        </MoreItem>
        {offered.length > 0 && (
          <MoreItem label={actOf(acts.remove, name)} tone="danger" onClick={() => setTask('remove')}>
            {acts.remove}
          </MoreItem>
        )}
      </MoreMenu>
      {Task && <Task member={member} onClose={() => setTask(null)} />}
    </li>
  )
}
