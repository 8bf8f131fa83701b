import { type StaffRole, staffRoleNames } from '@edis/contract/staff-roles'
import { Choices } from '@edis/ui/controls/choices.tsx'
import { messages } from './messages.en.ts'

/** One of the roles, each with what it may do. */
export const RoleChoice = ({ value, onChange }: { value: StaffRole; onChange: (role: StaffRole) => void }) => (
  <Choices
    legend={messages.role}
    name="role"
    choices={staffRoleNames.map((role) => ({
      value: role,
      title: messages.roles[role],
      effect: messages.mayDo[role],
    }))}
    value={value}
    onChange={onChange}
  />
)
