import { useId } from 'react'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { receivedFor } from './completions.ts'
import type { Complaint } from './fixes.ts'
import { messages } from './messages.en.ts'
import own from './request-editor.module.css'
import { knownValues } from '../history/run-storage.ts'
import { type Field, readQueryValue, schemaFaults } from './schema-faults.ts'

type Query = Readonly<Record<string, string>>
type QueryFormProps = {
  schema: Field
  query: Query
  complaints: readonly Complaint[]
  onChange: (query: Query) => void
}

/** A field for each of the query's, and for those that it has and the call does not know. */
export function QueryForm({ schema, query, complaints, onChange }: QueryFormProps) {
  const properties = (schema.properties ?? {}) as Record<string, Field>
  const unknown = Object.keys(query).filter((name) => !(name in properties))
  return (
    <div className={own.fields}>
      {[...Object.keys(properties), ...unknown].map((name) => (
        <QueryField
          key={name}
          name={name}
          field={properties[name]}
          required={schema.required?.includes(name) ?? false}
          value={query[name] ?? ''}
          complaint={complaints.find((each) => each.field === name)}
          onChange={(value) => onChange({ ...query, [name]: value })}
        />
      ))}
    </div>
  )
}

type QueryFieldProps = {
  name: string
  /** undefined: the call knows no such field. */
  field: Field | undefined
  required: boolean
  value: string
  complaint: Complaint | undefined
  onChange: (value: string) => void
}

function QueryField({ name, field, required, value, complaint, onChange }: QueryFieldProps) {
  const id = useId()
  const choices = field?.enum?.map(String) ?? (field?.type === 'boolean' ? ['true', 'false'] : null)
  const known = useStored(knownValues)
  const now = useNow(60_000)
  const received = field ? receivedFor([name], field, known, now) : []
  const fault = faultOf(field, required, value)
  const shared = { id, value, 'aria-invalid': Boolean(fault || complaint), 'aria-describedby': `${id}-word` }
  return (
    <div className={own.field}>
      <label htmlFor={id}>
        {name}
        {required && <em>{messages.details.required}</em>}
      </label>
      {choices ? (
        <select {...shared} onChange={(event) => onChange(event.currentTarget.value)}>
          <option value="">{messages.notSent}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          list={received.length > 0 ? `${id}-received` : undefined}
          placeholder={field?.examples?.length ? String(field.examples[0]) : undefined}
          inputMode={field?.type === 'integer' ? 'numeric' : undefined}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      {received.length > 0 && (
        <datalist id={`${id}-received`}>
          {received.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </datalist>
      )}
      {/* What the answer said stands with the answer, and its fixes */}
      <p id={`${id}-word`}>{complaint ? null : fault}</p>
    </div>
  )
}

function faultOf(field: Field | undefined, required: boolean, value: string): string | undefined {
  if (!field) return messages.unknown(null)
  if (value === '') return required ? messages.missing : undefined
  return schemaFaults(field, readQueryValue(field, value))[0]?.message
}
