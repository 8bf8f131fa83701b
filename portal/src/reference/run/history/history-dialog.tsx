import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { messages as shared } from '@edis/ui/messages.en.tsx'
import { Dialog, DialogActions } from '@edis/ui/dialogs/dialog.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { maxRuns, type PastRun } from './history.ts'
import css from './history-dialog.module.css'
import { messages } from './messages.en.ts'
import { reopen } from './reopened-run.ts'
import { pastRuns } from './past-runs.ts'

type HistoryDialogProps = { call: ReferenceCall; onOpen: (run: PastRun) => void; onClose: () => void }

/** This browser's runs, of all pages. One of another page is opened there. */
export function HistoryDialog({ call, onOpen, onClose }: HistoryDialogProps) {
  const runs = useStored(pastRuns)
  const navigate = useNavigate()
  const open = (run: PastRun) => {
    if (run.page === call.page) return onOpen(run)
    reopen(run)
    onClose()
    void navigate({ to: referencePath(run.page as ReferencePageName) })
  }
  return (
    <Dialog title={messages.title} onClose={onClose}>
      <p>{runs.length === 0 ? messages.none : messages.kept(maxRuns)}</p>
      {runs.length > 0 && (
        <ul className={css.list}>
          {runs.map((run) => (
            <li key={`${run.at} ${run.path}`}>
              <button type="button" className={css.run} onClick={() => open(run)}>
                <code>
                  <span>{run.method}</span> {run.path}
                </code>
                <StatusCode status={run.answer.status} />
                <span className={css.when}>
                  {messages.ran(localMoment(new Date(run.at)), Math.round(run.answer.ms))}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <DialogActions>
        {runs.length > 0 && (
          <Button
            onClick={() => {
              pastRuns.set([])
              onClose()
            }}
          >
            {messages.clear}
          </Button>
        )}
        <Button onClick={onClose}>{shared.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
