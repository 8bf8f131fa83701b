import { commandKey } from '@edis/ui/controls/command-key.ts'
import { opensSearch } from '@edis/ui/keys/search-keys.ts'
import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'
import { SearchIcon } from '@edis/ui/layout/icons.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { type ComponentType, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { messages } from './messages.en.ts'
import css from './search-button.module.css'

type Dialog = ComponentType<{ onClose: () => void }>

const load = async (): Promise<Dialog> => (await import('./search/search-dialog.tsx')).SearchDialog
/** Fetched ahead of the press. That it failed is said when it is pressed. */
const prefetch = () => void load().catch(() => {})

/** The way to the search, by press or by ⌘K, Ctrl+K and `/` anywhere. What it takes is loaded when it is first wanted. */
export function SearchButton() {
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const asked = useRef(false)

  const ask = async () => {
    if (asked.current || Dialog) return
    asked.current = true
    try {
      const loaded = await load()
      flushSync(() => setDialog(() => loaded))
    } catch {
      toast(messages.searchFailed, 'failed')
    }
    asked.current = false
  }
  useWindowKeys((event) => {
    if (!opensSearch(event)) return
    event.preventDefault()
    void ask()
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
        <span className={css.long}>{messages.searchText}</span>
        <span className={css.short}>{messages.search}</span>
        <kbd className="key">{commandKey()} K</kbd>
      </button>
      {Dialog && <Dialog onClose={() => setDialog(null)} />}
    </>
  )
}
