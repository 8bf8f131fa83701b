import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { Link } from '@tanstack/react-router'
import { useTitle } from '@edis/ui/layout/document-title.ts'
import { messages } from './messages.en.ts'
import { paths } from './page-paths.ts'

export function NotFoundPage() {
  const { title, text, home } = messages.notFound
  useTitle(title)
  return (
    <EmptyState title={title} action={<Link to={paths.today}>{home}</Link>}>
      {text}
    </EmptyState>
  )
}
