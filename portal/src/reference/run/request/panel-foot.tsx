import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { lazy, Suspense, useState } from 'react'
import { retried } from '@edis/ui/loading/retried.ts'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { messages } from './messages.en.ts'
import css from './request-panel.module.css'
import { fillsIn } from '../history/run-storage.ts'
import type { Run } from './use-run.ts'
import type { WrittenRequest } from './use-request.ts'

const HistoryDialog = lazy(
  retried(async () => ({ default: (await import('../history/history-dialog.tsx')).HistoryDialog })),
)

type PanelFootProps = {
  call: ReferenceCall
  /** What is copied. */
  text: string
  editing: boolean
  revealed: boolean
  written: WrittenRequest
  run: Run
  onEdit: () => void
  /** The reader is about to edit. */
  onNearEdit: () => void
  onReveal: () => void
}

/** What can be done with the request besides running it. */
export function PanelFoot({
  call,
  text,
  editing,
  revealed,
  written,
  run,
  onEdit,
  onNearEdit,
  onReveal,
}: PanelFootProps) {
  const fills = useStored(fillsIn) === 'yes'
  const [historyOpen, setHistoryOpen] = useState(false)
  return (
    <>
      <div className={css.foot}>
        <button
          type="button"
          role="switch"
          aria-checked={fills}
          className={css.switch}
          title={messages.myCredentialsHint}
          onClick={() => fillsIn.set(fills ? 'no' : 'yes')}
        >
          {messages.myCredentials}
        </button>
        {fills && !editing && (
          <button type="button" className={css.link} aria-pressed={revealed} onClick={onReveal}>
            {revealed ? messages.hide : messages.reveal}
          </button>
        )}
        <span className={css.acts}>
          {written.isEdited && (
            <button type="button" className={css.link} onClick={written.reset}>
              {messages.reset}
            </button>
          )}
          <button
            type="button"
            className={css.link}
            aria-pressed={editing}
            onPointerEnter={onNearEdit}
            onFocus={onNearEdit}
            onClick={onEdit}
          >
            {editing ? messages.done : messages.edit}
          </button>
          <button type="button" className={css.link} onClick={() => setHistoryOpen(true)}>
            {messages.history}
          </button>
          <CopyButton text={text} what={messages.copySnippet} />
        </span>
      </div>
      {historyOpen && (
        <Suspense>
          <HistoryDialog
            call={call}
            onClose={() => setHistoryOpen(false)}
            onOpen={(past) => {
              written.edit(past.draft)
              run.show(past.answer)
              setHistoryOpen(false)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
