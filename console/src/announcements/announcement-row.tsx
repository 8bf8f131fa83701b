import { Button } from '@mantine/core'
import { MoreItem, MoreMenu } from '@edis/ui/controls/more-menu.tsx'
import { language } from '@edis/ui/language.ts'
import rows from '@edis/ui/layout/rows.module.css'
import { toast } from '@edis/ui/states/toast.tsx'
import { Hour } from '@edis/ui/time/clock.tsx'
import { useState } from 'react'
import { ReasonDialog } from '../layout/reason-dialog.tsx'
import { Status } from '../layout/status.tsx'
import { AnnounceDialog } from './announce-dialog.tsx'
import { type Announcement, useEnd, useWithdraw } from './announcements.queries.ts'
import css from './announcements.module.css'
import { messages } from './messages.en.ts'

type RowProps = { announcement: Announcement; now: number; mayChange: boolean }

const tones = { planned: 'accent', in_force: 'live', over: 'plain', withdrawn: 'plain' } as const

export function AnnouncementRow({ announcement, now, mayChange }: RowProps) {
  const { kind, state, from, until } = announcement
  return (
    <li className={`${rows.row} ${css.columns}`} data-over={state === 'over' || state === 'withdrawn' || undefined}>
      <div className={css.what}>
        <h3>{announcement[`title_${language}`]}</h3>
        <p>{announcement[`text_${language}`]}</p>
      </div>
      <span>{messages.kinds[kind]}</span>
      <span className={css.quiet}>
        <Hour at={from} now={now} /> – {until === null ? messages.untilWithdrawn : <Hour at={until} now={now} />}
      </span>
      <Status tone={tones[state]}>{messages.states[state]}</Status>
      {mayChange && state !== 'withdrawn' && <Acts announcement={announcement} />}
    </li>
  )
}

function Acts({ announcement }: { announcement: Announcement }) {
  const [task, setTask] = useState<'edit' | 'end' | 'withdraw' | null>(null)
  const title = announcement[`title_${language}`]
  const close = () => setTask(null)
  const { acts, actOf } = messages
  return (
    <div className={css.acts}>
      {announcement.state === 'in_force' && (
        <Button size="xs" aria-label={actOf(acts.end, title)} onClick={() => setTask('end')}>
          {acts.end}
        </Button>
      )}
      <MoreMenu of={title}>
        <MoreItem label={actOf(acts.edit, title)} onClick={() => setTask('edit')}>
          {acts.edit}
        </MoreItem>
        <MoreItem tone="danger" label={actOf(acts.withdraw, title)} onClick={() => setTask('withdraw')}>
          {acts.withdraw}
        </MoreItem>
      </MoreMenu>
      {task === 'edit' && <AnnounceDialog announcement={announcement} onClose={close} />}
      {task === 'end' && <EndDialog announcement={announcement} onClose={close} />}
      {task === 'withdraw' && <WithdrawDialog announcement={announcement} onClose={close} />}
    </div>
  )
}

type DialogProps = { announcement: Announcement; onClose: () => void }

const EndDialog = ({ announcement, onClose }: DialogProps) => (
  <Stopping announcement={announcement} running={useEnd(announcement)} texts={messages.end} onClose={onClose} />
)

const WithdrawDialog = ({ announcement, onClose }: DialogProps) => (
  <Stopping
    announcement={announcement}
    running={useWithdraw(announcement)}
    texts={messages.withdraw}
    tone="danger"
    onClose={onClose}
  />
)

type StoppingProps = DialogProps & {
  running: ReturnType<typeof useWithdraw>
  texts: typeof messages.end
  tone?: 'danger' | 'filled'
}

function Stopping({ announcement, running, texts, tone = 'filled', onClose }: StoppingProps) {
  const done = () => {
    toast(texts.done)
    onClose()
  }
  return (
    <ReasonDialog
      title={texts.title}
      act={texts.act}
      tone={tone}
      running={running}
      onAct={(reason) => running.mutate(reason, { onSuccess: done })}
      onClose={onClose}
    >
      <p>{texts.text(announcement[`title_${language}`])}</p>
    </ReasonDialog>
  )
}
