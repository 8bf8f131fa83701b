import { useEffect, useRef, useState } from 'react'
import { SearchIcon } from '../layout/icons.tsx'
import css from './filter-bar.module.css'

/** Between two keys of who types on. */
const pauseMs = 250

type SearchFieldProps = {
  label: string
  /** What it finds things by, shown while it is empty. */
  hint: string
  maxLength: number
  find: string | undefined
  /** The text without what surrounds it; empty: everything. */
  onChange: (text: string) => void
}

/** Filters as one types. `/` leads to it; Escape empties it, as the browser does. */
export function SearchField({ label, hint, maxLength, find = '', onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(find)
  // What the address was asked to say last, and what it said last: typing goes on while it follows
  const [asked, setAsked] = useState(find)
  const [known, setKnown] = useState(find)
  if (find !== known) {
    setKnown(find)
    if (find !== asked) {
      setAsked(find)
      setText(find)
    }
  }

  useEffect(() => {
    const wanted = text.trim()
    if (wanted === asked) return undefined
    const timer = setTimeout(() => {
      setAsked(wanted)
      onChange(wanted)
    }, pauseMs)
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    // Before the search of the whole application, which has the key elsewhere
    const focus = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      field.current?.select()
      field.current?.focus()
    }
    addEventListener('keydown', focus, { capture: true })
    return () => removeEventListener('keydown', focus, { capture: true })
  }, [])

  return (
    <label className={css.search}>
      <SearchIcon size={14} />
      <span className="unseen">{label}</span>
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        value={text}
        placeholder={hint}
        maxLength={maxLength}
        spellCheck={false}
        autoComplete="off"
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  )
}

/** Where the key is a character, or a dialog is to be answered first. */
const isElsewhere = (target: EventTarget | null): boolean =>
  (target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))) ||
  document.querySelector('dialog[open]') !== null
