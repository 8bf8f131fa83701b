import { filledIn } from '@edis/ui/controls/form.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { ReasonField } from '../../layout/reason-field.tsx'
import { RefusedRows, rowsRefused } from '../files/refused-rows.tsx'
import { type Entry, entryColumns, type EntryKind, firstStock } from './entries.ts'
import { useEntryChange } from './entries.queries.ts'
import css from './entries.module.css'
import { EntryField } from './entry-field.tsx'
import { messages } from './messages.en.ts'

/** `entry` null: a new one. */
type EntryDialogProps = { kind: EntryKind; entry: Entry | null; onClose: () => void }

/** Fills in one entry of a file: a warehouse, a holiday, a product. */
export function EntryDialog({ kind, entry: shown, onClose }: EntryDialogProps) {
  // As it was when the fields were filled with it: what changes it meanwhile is to be seen, not overwritten
  const [entry] = useState(shown)
  const environment = useEnvironment()
  const change = useEntryChange(environment, kind)
  const texts = messages[kind]
  const columns = [...entryColumns[kind], ...(kind === 'products' && !entry ? firstStock : [])].filter(
    ({ key }) => !entry || !key,
  )
  // Without the line that the message names: there is one here
  const errorOf = (column: string) => cellFault(change.error, column)?.message.replace(/^[^:]+: /, '')
  const others = (rowsRefused(change.error) ?? []).filter(
    (row) => !columns.some(({ name }) => cellFault(change.error, name) === row),
  )
  const reasonError = fieldError(change.error, 'reason')
  const submit = (form: FormData) => {
    const filled = Object.fromEntries(
      columns.map(({ name, kind: of }) => [name, of === 'flag' ? String(form.has(name)) : filledIn(form, name)]),
    )
    change.mutate(
      { was: entry, is: { ...entry, ...filled }, reason: filledIn(form, 'reason') },
      {
        onSuccess() {
          toast(entry ? messages.saved : messages.added)
          onClose()
        },
      },
    )
  }
  return (
    <FormDialog
      title={entry ? texts.edit(nameOf(entry)) : texts.add}
      environment={environment}
      act={entry ? messages.save : texts.add}
      running={change}
      fieldErrors={[...columns.map(({ name }) => errorOf(name)), reasonError, others[0]?.message]}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={css.fields}>
        {columns.map((column, index) => (
          <EntryField
            key={column.name}
            column={column}
            value={entry?.[column.name] ?? ''}
            error={errorOf(column.name)}
            isFirst={index === 0}
          />
        ))}
      </div>
      {others.length > 0 && <RefusedRows rows={others} />}
      <ReasonField error={reasonError} />
    </FormDialog>
  )
}

/** What the entry is called. */
const nameOf = ({ name = '', sku, service_name }: Entry): string => service_name ?? sku ?? name

/** What is wrong with a cell of the entry, which is on the file's second line. */
const cellFault = (error: Error | null, column: string) =>
  rowsRefused(error)?.find(({ field }) => field === `lines[2].${column}`)
