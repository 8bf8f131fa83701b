import { toast } from '@edis/ui/states/toast.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../layout/reason-dialog.tsx'
import { messages as all } from './messages.en.ts'
import { RoleChoice } from './role-choice.tsx'
import type { StaffMember } from './staff.queries.ts'
import { useSetRole } from './staff.queries.ts'

const messages = all.changing

export function RoleDialog({ member, onClose }: { member: StaffMember; onClose: () => void }) {
  const change = useSetRole(member)
  const [role, setRole] = useState(member.role)
  const done = () => {
    toast(messages.done(member.name, all.roles[role]))
    onClose()
  }
  return (
    <ReasonDialog
      title={messages.title(member.name)}
      act={all.acts.role}
      running={change}
      onAct={(reason) => change.mutate({ role, reason }, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{messages.text}</p>
      <RoleChoice value={role} onChange={setRole} />
    </ReasonDialog>
  )
}
