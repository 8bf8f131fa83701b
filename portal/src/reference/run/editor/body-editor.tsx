import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { MarkedJson } from './marked-json.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import css from './body-editor.module.css'
import { CompletionList } from './completion-list.tsx'
import { completionsAt, insertion, newLine } from './completing.ts'
import { FaultList } from './fault-list.tsx'
import type { Complaint } from './fixes.ts'
import { bodyFaults } from './body-faults.ts'
import { messages } from './messages.en.ts'
import type { KnownValue } from './known-values.ts'
import type { Field } from './schema-faults.ts'

type BodyEditorProps = {
  schema: Field
  text: string
  known: readonly KnownValue[]
  /** What the last answer says of fields that are as they were sent. */
  complaints: readonly Complaint[]
  onChange: (text: string) => void
}

/**
 * A JSON body, completed and judged by the call's schema as it is typed. The text is the browser's own to edit; its
 * colours lie beneath it, letter upon letter.
 */
export function BodyEditor({ schema, text, known, complaints, onChange }: BodyEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [chosen, setChosen] = useState(0)
  const listId = useId()
  const now = useNow(60_000)
  useEffect(() => {
    area.current?.focus({ preventScroll: true })
  }, [])

  const completions = caret === null ? null : completionsAt(text, caret, schema, known, now)
  const options = completions?.options ?? []
  const faults = bodyFaults(schema, text, complaints)

  const moved = (at: number | null) => {
    setCaret(at)
    setChosen(0)
  }
  const take = (index: number) => {
    const option = options[index]
    if (!completions || !option || !area.current) return
    insert(area.current, insertion(completions.place, option))
    moved(null)
  }
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const at = event.currentTarget.selectionStart
    if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault()
      return moved(at)
    }
    if (options.length > 0 && !event.ctrlKey && !event.metaKey) {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined) {
        event.preventDefault()
        return setChosen((chosen + step + options.length) % options.length)
      }
      if (event.key === 'Enter' || event.key === 'Tab') {
        event.preventDefault()
        return take(chosen)
      }
      if (event.key === 'Escape') {
        event.stopPropagation()
        return moved(null)
      }
    }
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault()
      insert(event.currentTarget, newLine(text, at, event.currentTarget.selectionEnd))
      moved(null)
    }
  }

  return (
    <>
      <div className={css.scroll}>
        <div className={css.text}>
          <pre aria-hidden="true">
            <MarkedJson text={`${text}\n`} marks={faults} />
          </pre>
          <textarea
            ref={area}
            aria-label={messages.body}
            aria-autocomplete="list"
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={options.length > 0 ? `${listId}-${chosen}` : undefined}
            aria-invalid={faults.length > 0}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="off"
            value={text}
            onChange={({ currentTarget }) => {
              onChange(currentTarget.value)
              moved(currentTarget.selectionStart)
            }}
            onKeyDown={press}
            onSelect={({ currentTarget }) => caret !== null && currentTarget.selectionStart !== caret && moved(null)}
            onBlur={() => moved(null)}
          />
          {completions && options.length > 0 && (
            <CompletionList
              id={listId}
              options={options}
              chosen={chosen}
              text={text}
              at={completions.place.from}
              onTake={take}
            />
          )}
        </div>
      </div>
      <FaultList
        text={text}
        faults={faults}
        onGo={({ from, to }) => {
          area.current?.focus()
          area.current?.setSelectionRange(from, to)
        }}
      />
    </>
  )
}

/** As if it was typed, so that it can be undone. Browsers have no other way. */
function insert(
  area: HTMLTextAreaElement,
  { from, to, text, caret }: { from: number; to: number; text: string; caret: number },
): void {
  area.focus()
  area.setSelectionRange(from, to)
  if (!document.execCommand('insertText', false, text)) area.setRangeText(text, from, to, 'end')
  area.setSelectionRange(caret, caret)
}
