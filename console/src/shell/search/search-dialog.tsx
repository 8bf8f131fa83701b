import { openModal } from '@edis/ui/dialogs/open-modal.ts'
import { SearchIcon } from '@edis/ui/layout/icons.tsx'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFound } from './found.ts'
import { messages } from './messages.en.ts'
import css from './search.module.css'

/** Finds pages, partners and orders by the keyboard alone. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const listId = useId()
  const [text, setText] = useState('')
  /** null: the first. */
  const [chosen, setChosen] = useState<string | null>(null)
  const { found, isLooking } = useFound(text)
  const active = Math.max(
    0,
    found.findIndex(({ href }) => href === chosen),
  )

  const go = (href: string | undefined) => {
    if (href === undefined) return
    onClose()
    router.history.push(href)
  }
  const press = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'k') onClose()
    else if (event.key === 'Enter') go(found[active]?.href)
    else if (step !== undefined && found.length > 0)
      setChosen(found[(active + step + found.length) % found.length]?.href ?? null)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={openModal}
      className={css.dialog}
      aria-label={messages.search}
      closedby="closerequest"
      onClose={onClose}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={press}
    >
      <div className={css.field}>
        <SearchIcon size={17} />
        <input
          data-autofocus
          role="combobox"
          aria-label={messages.search}
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          placeholder={messages.placeholder}
          maxLength={100}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value)
            setChosen(null)
          }}
        />
      </div>
      <div id={listId} role="listbox" aria-label={messages.results} className={css.list}>
        {found.map(({ href, title, note, kind }, index) => (
          <a
            key={href}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={css.result}
            href={href}
            tabIndex={-1}
            onPointerMove={() => setChosen(href)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return
              event.preventDefault()
              go(href)
            }}
          >
            <span className={css.title}>{title}</span>
            {note && <span className={css.note}>{note}</span>}
            <span className={css.kind}>{messages.kinds[kind]}</span>
          </a>
        ))}
      </div>
      <p role="status" className={css.said}>
        {found.length === 0 && (isLooking ? messages.looking : messages.nothing(text.trim()))}
      </p>
    </dialog>
  )
}
