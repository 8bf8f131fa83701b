import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type Environment } from '@edis/contract/environment'
import { hosts } from '../settings.ts'
import { shellGrammar } from '@edis/ui/code/code-tokens.ts'
import { CodeBlock } from '@edis/ui/code/code-block.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { messages } from './messages.en.tsx'
import css from './requests.module.css'

/** The log before the first call, and a line that makes one. */
export function NothingYet({ environment }: { environment: Environment }) {
  if (environment === 'production')
    return <EmptyState title={messages.empty.production.title}>{messages.empty.production.text}</EmptyState>
  const { title, text, line } = messages.empty.development
  const command = `curl \\\n  '${hosts.development}/region?search=gambir' \\\n  -H "Authorization: Bearer $EDIS_TOKEN"`
  return (
    <>
      <EmptyState
        title={title}
        action={
          <Button variant="filled" component={Link} to="/credentials">
            {messages.empty.development.act}
          </Button>
        }
      >
        {text}
      </EmptyState>
      <div className={css.first}>
        <CodeBlock text={command} what={line} grammar={shellGrammar} wrap />
      </div>
    </>
  )
}
