import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FlaskIcon } from '@edis/ui/layout/icons.tsx'
import { Hint } from './entry/hint.tsx'
import type { ReportTask } from './dialogs/report-dialogs.tsx'
import { messages } from './messages.en.ts'
import { useMayAct } from './may-act.ts'
import css from './next-action.module.css'

/** What brings the report on most: what failed, else the first of what was never tried. */
export function NextAction({ entry, onTask }: { entry: ReportEntry; onTask: (task: ReportTask) => void }) {
  const { action, title, hint, page, status, section } = entry
  const mayAct = useMayAct()
  return (
    <section className={css.next} aria-label={messages.next.title}>
      <p className={css.kicker}>{messages.next.title}</p>
      <h2>{title}</h2>
      {hint && (
        <p className={css.hint}>
          <Hint text={hint} />
        </p>
      )}
      <div className={css.acts}>
        {action && mayAct(action) ? (
          <Button variant="filled" leftSection={<FlaskIcon />} onClick={() => onTask({ kind: action })}>
            {messages.actions[action]}
          </Button>
        ) : (
          <Button variant="filled" component={Link} to={page}>
            {messages.next.open(section === 'calls' ? title : null)}
          </Button>
        )}
        {action && (
          <Button variant="subtle" component={Link} to={page}>
            {messages.how}
          </Button>
        )}
        {status === 'failed' && (
          <Button variant="subtle" component="a" href={`#${entry.id}`}>
            {messages.evidence}
          </Button>
        )}
      </div>
    </section>
  )
}
