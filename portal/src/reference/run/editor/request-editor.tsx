import { useQuery } from '@tanstack/react-query'
import type { RunnableCall } from 'virtual:reference-pages'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { BodyEditor } from './body-editor.tsx'
import { useComplaints } from './use-complaints.ts'
import type { Run } from '../request/use-run.ts'
import { messages } from './messages.en.ts'
import { schemaQuery } from './load-schema.ts'
import { QueryForm } from './query-form.tsx'
import { Received } from '../response/received.tsx'
import css from '../request/request-panel.module.css'
import own from './request-editor.module.css'
import { knownValues } from '../history/run-storage.ts'
import type { WrittenRequest } from '../request/use-request.ts'

type RequestEditorProps = {
  id: string
  call: RunnableCall
  written: WrittenRequest
  run: Run
  sameKey: boolean
  onSameKey: (same: boolean) => void
}

const keyHeader = 'Idempotency-Key'

/** The request to be changed: a GET's query as fields, a POST's body as JSON, and the key that makes a retry safe. */
export function RequestEditor({ id, call, written, run, sameKey, onSameKey }: RequestEditorProps) {
  const { complaints: all } = useComplaints(call, written, run)
  const complaints = all.filter(({ mended }) => !mended)
  const known = useStored(knownValues)
  const { data: schema } = useQuery(schemaQuery(call))
  const { draft, edit } = written
  if (!schema) return <div id={id} className={own.editor} aria-busy="true" />
  return (
    <div id={id} className={own.editor} role="group" aria-label={messages.request}>
      {call.method === 'GET' ? (
        <QueryForm
          schema={schema}
          query={draft.query}
          complaints={complaints}
          onChange={(query) => edit({ ...draft, query })}
        />
      ) : (
        <BodyEditor
          schema={schema}
          text={draft.body}
          known={known}
          complaints={complaints}
          onChange={(body) => edit({ ...draft, body })}
        />
      )}
      <Received call={call} schema={schema} written={written} />
      {call.idempotency !== 'none' && (
        <div className={own.key}>
          <label className={own.field}>
            <span>{keyHeader}</span>
            <input
              value={written.idempotencyKey}
              maxLength={255}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => written.setKey(event.currentTarget.value)}
            />
          </label>
          <button
            type="button"
            role="switch"
            aria-checked={sameKey}
            className={css.switch}
            title={messages.sameKeyHint}
            onClick={() => onSameKey(!sameKey)}
          >
            {messages.sameKey}
          </button>
        </div>
      )}
    </div>
  )
}
