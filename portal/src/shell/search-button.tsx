import { useWindowEvent } from '@mantine/hooks'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { commandKey } from '@edis/ui/controls/command-key.ts'
import { SearchIcon } from '@edis/ui/layout/icons.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { messages } from './messages.en.ts'
import css from './search-button.module.css'
import { opensSearch, searchAsked } from '@edis/ui/keys/search-keys.ts'
import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'

type Dialog = ComponentType<{ initial: string; onClose: () => void }>

const load = async (): Promise<Dialog> => (await import('../search/search-dialog.tsx')).SearchDialog
/** Fetched ahead of the press. That it failed is said when it is pressed. */
const prefetch = () => void load().catch(() => {})

/** The text after a key; Enter chooses nothing yet. null: a key that writes nothing. */
function typedAfter(text: string, key: string): string | null {
  if (key === 'Enter') return text
  if (key === 'Backspace') return text.slice(0, -1)
  return key.length === 1 ? text + key : null
}

/** The way to the search, by press or by ⌘K, Ctrl+K and `/` anywhere. What it takes is loaded when it is first wanted. */
export function SearchButton() {
  const [dialog, setDialog] = useState<{ Dialog: Dialog; initial: string } | null>(null)
  /** What was typed since the search was asked for; null: nobody asked. */
  const typed = useRef<string | null>(null)

  const ask = async () => {
    if (typed.current !== null || dialog) return
    typed.current = ''
    try {
      const Dialog = await load()
      // At once: the next key is already the dialog's
      flushSync(() => setDialog({ Dialog, initial: typed.current ?? '' }))
    } catch {
      toast(messages.searchFailed, 'failed')
    }
    typed.current = null
  }
  useWindowEvent(searchAsked as 'focus', () => void ask())
  useWindowKeys((event) => {
    if (opensSearch(event)) {
      event.preventDefault()
      void ask()
    } else if (typed.current !== null && !event.ctrlKey && !event.metaKey) {
      // Keys are the dialog's that is coming, and not the page's beneath it
      const after = typedAfter(typed.current, event.key)
      if (after === null) return
      event.preventDefault()
      typed.current = after
    }
  })

  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={messages.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K /"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => void ask()}
      >
        <SearchIcon />
        <span className={css.long}>{messages.search}</span>
        <span className={css.short}>{messages.shortcuts.search}</span>
        <kbd className="key" aria-hidden="true">
          {commandKey()} K
        </kbd>
      </button>
      {dialog && <dialog.Dialog initial={dialog.initial} onClose={() => setDialog(null)} />}
    </>
  )
}
