import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { FormDialog } from '@edis/ui/dialogs/form-dialog.tsx'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Check } from '../../layout/check.tsx'
import { ReasonField } from '../../layout/reason-field.tsx'
import { type Entry, entryColumns, type EntryKind, firstStock, timezones } from './entries.ts'
import { useEntryChange } from './entries.queries.ts'
import css from './entries.module.css'
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
  const columns = [...entryColumns[kind], ...(kind === 'products' && !entry ? firstStock : [])]
  const errorOf = (column: string) => columnError(change.error, column)
  const reasonError = fieldError(change.error, 'reason')
  const submit = (form: FormData) => {
    const filled = Object.fromEntries(
      columns.map(({ name, kind: of, key }) => {
        if (entry && key) return [name, entry[name] ?? '']
        return [name, of === 'flag' ? String(form.has(name)) : filledIn(form, name)]
      }),
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
      fieldErrors={[...columns.map(({ name }) => errorOf(name)), reasonError]}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={css.fields}>
        {columns
          .filter(({ key }) => !entry || !key)
          .map(({ name, kind: of, optional }, index) => {
            const words = messages.columns[name]
            const value = entry?.[name]
            if (of === 'flag')
              return (
                <Check key={name} name={name} defaultChecked={value !== 'false'}>
                  {words.label}
                </Check>
              )
            if (of === 'timezone' || of === 'days')
              return (
                <NativeSelect
                  key={name}
                  label={words.label}
                  name={name}
                  defaultValue={value ?? ''}
                  data={of === 'days' ? dayTypes : [{ value: '', label: messages.ofDistrict }, ...timezones]}
                  error={errorOf(name)}
                />
              )
            return (
              <TextField
                key={name}
                label={words.label}
                description={words.note}
                name={name}
                type={of ?? 'text'}
                required={!optional}
                defaultValue={value ?? ''}
                error={errorOf(name)}
                {...(of === 'number' && { min: 0, step: 1 })}
                {...(index === 0 && { 'data-autofocus': true })}
              />
            )
          })}
      </div>
      <ReasonField error={reasonError} />
    </FormDialog>
  )
}

const dayTypes = (['working', 'calendar'] as const).map((value) => ({ value, label: messages.days[value] }))

/** What the entry is called. */
const nameOf = ({ name = '', sku, service_name }: Entry): string => service_name ?? sku ?? name

/** The server's word on a cell of the file, without the line that it names: there is one here. */
function columnError(error: Error | null, column: string): string | undefined {
  const faults = error instanceof CallFailed ? (error.failure?.errors ?? []) : []
  const fault = faults.find(({ field }) => field.endsWith(`].${column}`))
  return fault?.message.replace(/^[^:]+: /, '')
}
