import { Tag } from '@edis/ui/layout/tag.tsx'
import { number } from '@edis/ui/numbers/numbers.ts'
import { localDay } from '@edis/ui/time/local-date.ts'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { askWhoIsThere, type Me } from '../session.ts'
import { NewCodesDialog, RemoveDialog, ReplaceDialog, SetUpDialog } from './authenticator-dialogs.tsx'
import css from './account.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.factor
const tasks = { setUp: SetUpDialog, replace: ReplaceDialog, codes: NewCodesDialog, remove: RemoveDialog } as const

/** The second factor, and what there is to do with it. */
export function AuthenticatorRow({ factor }: { factor: Me['second_factor'] }) {
  const { app_added_at: addedAt, recovery_codes_left: left, required } = factor
  const [task, setTask] = useState<keyof typeof tasks | null>(null)
  const Task = task && tasks[task]
  const close = () => {
    setTask(null)
    void askWhoIsThere()
  }
  const offered = addedAt === null ? (['setUp'] as const) : (['codes', 'replace'] as const)
  return (
    <div className={css.row}>
      <div>
        <div className={css.name}>
          {messages.app}
          <Tag tone={addedAt === null ? 'dev' : 'live'}>{addedAt === null ? messages.off : messages.on}</Tag>
        </div>
        <p>{addedAt === null ? messages.offText : messages.added(localDay(new Date(addedAt)), number(left))}</p>
      </div>
      <div className={css.acts}>
        {offered.map((name) => (
          <Button key={name} size="sm" onClick={() => setTask(name)}>
            {messages.acts[name]}
          </Button>
        ))}
        {addedAt !== null && !required && (
          <Button size="sm" onClick={() => setTask('remove')}>
            {messages.acts.remove}
          </Button>
        )}
      </div>
      {Task && <Task onClose={close} />}
    </div>
  )
}
