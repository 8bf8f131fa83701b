import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Check } from '../../layout/check.tsx'
import { ReasonField } from '../../layout/reason-field.tsx'
import { Changes } from './changes.tsx'
import { type FileName, type Options, useImport, usePreview } from './files.queries.ts'
import css from './files.module.css'
import { messages } from './messages.en.ts'
import { CardFields } from './card-fields.tsx'
import { RefusedRows, rowsRefused } from './refused-rows.tsx'

const cardFields = ['name', 'partner', 'valid_from', 'valid_to'] as const

/** Takes a file in, after what it changes was seen. */
export function ImportDialog({ kind, onClose }: { kind: FileName; onClose: () => void }) {
  const environment = useEnvironment()
  const preview = usePreview(environment, kind)
  const taking = useImport(environment, kind)
  const [confirmed, setConfirmed] = useState(false)
  const seen = preview.data
  const running = seen ? taking : preview
  const refused = rowsRefused(running.error)
  const errorOf = (field: string) => fieldError(running.error, field)
  const name = messages.names[kind]
  const submit = (form: FormData) => {
    const file = form.get('file')
    if (!(file instanceof File)) return
    const options: Options = {}
    for (const field of cardFields) if (filledIn(form, field) !== '') options[field] = filledIn(form, field)
    if (!seen) return preview.mutate({ file, options })
    const done = () => {
      toast(messages.done(name, options.name))
      onClose()
    }
    taking.mutate({ file, options, reason: filledIn(form, 'reason'), confirm: confirmed }, { onSuccess: done })
  }
  return (
    <FormDialog
      title={messages.importOf(name)}
      environment={environment}
      act={seen ? messages.take : messages.preview}
      running={running}
      fieldErrors={[...cardFields, 'reason'].map(errorOf).concat(refused ? ['rows'] : [])}
      onSubmit={submit}
      onClose={onClose}
    >
      {/* Another file, or another version, changes something else */}
      <div className={css.file} onChange={() => preview.reset()}>
        <TextField
          label={messages.file}
          description={messages.fileNote}
          type="file"
          name="file"
          accept=".csv,text/csv"
          required
          data-autofocus
        />
        {kind === 'rate-cards' && <CardFields errorOf={errorOf} />}
      </div>
      {refused && <RefusedRows rows={refused} />}
      {seen && (
        <>
          <Changes preview={seen} />
          {seen.needs_confirm && (
            <Check name="confirm" note={messages.confirmNote(seen.gone, seen.before)} onChange={setConfirmed}>
              {messages.confirm}
            </Check>
          )}
          <ReasonField error={errorOf('reason')} />
        </>
      )}
    </FormDialog>
  )
}
