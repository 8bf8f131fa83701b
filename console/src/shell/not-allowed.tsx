import type { StaffRole } from '@edis/contract/staff-roles'
import { useTitle } from '@edis/ui/layout/document-title.ts'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { messages } from './messages.en.ts'

const { title, text } = messages.notAllowed

/** In the place of a page that the role does not see. */
export function NotAllowed({ role }: { role: StaffRole }) {
  useTitle(title)
  return <EmptyState title={title}>{text(messages.roles[role])}</EmptyState>
}
