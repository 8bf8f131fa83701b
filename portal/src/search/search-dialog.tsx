import { useMantineColorScheme } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { openModal } from '@edis/ui/dialogs/open-modal.ts'
import { messages as shared } from '@edis/ui/messages.en.tsx'
import { CloseIcon, SearchIcon } from '@edis/ui/layout/icons.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { beginnings, type Group } from './beginnings.ts'
import { hrefOf, pursue } from './goal.ts'
import { messages } from './messages.en.tsx'
import { recentChoices, rememberChoice } from './recent-choices.ts'
import { orderLikeness } from './order-name.ts'
import { ResultList } from './result-list.tsx'
import { entries, type Entry } from './search-entries.ts'
import css from './search.module.css'
import { indexOf, search } from './search.ts'
import { SearchFoot } from './search-foot.tsx'
import { useOrder } from './use-order.ts'

const index = indexOf(entries)
const maxTextLength = 120
const closingKey = 'Esc'

type SearchDialogProps = {
  /** What was typed before the dialog was there. */
  initial: string
  onClose: () => void
}

/** Finds every page, call, field, error, event, setting and order by the keyboard alone. */
export function SearchDialog({ initial, onClose }: SearchDialogProps) {
  const router = useRouter()
  const { setColorScheme } = useMantineColorScheme()
  const environment = useEnvironment()
  const [recent] = useState(recentChoices)
  const [text, setText] = useState(initial)
  /** null: the first. By its id, because an order may come in above it. */
  const [chosen, setChosen] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()

  const found = useMemo(() => search(index, text), [text])
  const order = useOrder(text, environment)
  const isBlank = text.trim() === ''
  const groups: readonly Group[] = isBlank
    ? beginnings(recent, environment)
    : [{ title: '', entries: withOrder(found, order.entry, text) }]
  const all = groups.flatMap((group) => group.entries)
  const active = Math.max(
    0,
    all.findIndex(({ id }) => id === chosen),
  )
  const point = (at: number) => setChosen(all[at]?.id ?? null)

  const choose = (entry: Entry, elsewhere: boolean) => {
    rememberChoice({ id: entry.id, ...(entry.order && { order: entry.order }) })
    const href = hrefOf(entry.goal, router)
    if (elsewhere && href !== null) {
      open(href, '_blank', 'noopener')
      return
    }
    onClose()
    pursue(entry.goal, router, setColorScheme)
  }

  const steps: Record<string, number> = {
    ArrowDown: active + 1 < all.length ? active + 1 : 0,
    ArrowUp: active > 0 ? active - 1 : all.length - 1,
    Home: 0,
    End: all.length - 1,
  }
  const press = (event: KeyboardEvent) => {
    // The page beneath has keys of its own: Run, and the sidebar's Escape
    event.stopPropagation()
    if (event.nativeEvent.isComposing) return
    const withCommand = event.metaKey || event.ctrlKey
    if (withCommand && event.key.toLowerCase() === 'k') {
      event.preventDefault()
      onClose()
    } else if (event.target !== field.current) return
    else if (event.key === 'Enter') {
      event.preventDefault()
      const entry = all[active]
      if (entry) choose(entry, withCommand)
    } else if (event.key in steps && all.length > 0 && !event.shiftKey && !withCommand && !event.altKey) {
      event.preventDefault()
      point(steps[event.key] ?? 0)
    }
  }

  return (
    <dialog
      ref={openModal}
      className={css.dialog}
      aria-label={messages.search}
      closedby="closerequest"
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={press}
    >
      <div className={css.inner}>
        <div className={css.field}>
          <SearchIcon size={17} />
          <input
            ref={field}
            data-autofocus
            role="combobox"
            aria-label={messages.search}
            aria-expanded={all.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={all.length > 0 ? `${listId}-${active}` : undefined}
            placeholder={messages.placeholder}
            enterKeyHint="go"
            maxLength={maxTextLength}
            spellCheck={false}
            autoComplete="off"
            autoCapitalize="none"
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              setChosen(null)
            }}
          />
          <button type="button" className={css.close} onClick={onClose} aria-label={shared.close}>
            <kbd className="key">{closingKey}</kbd>
            <CloseIcon />
          </button>
        </div>
        <ResultList
          id={listId}
          groups={groups}
          active={active}
          sought={text}
          hrefOf={(entry) => hrefOf(entry.goal, router)}
          onPoint={point}
          onChoose={(entry) => choose(entry, false)}
        />
        <SearchFoot text={text.trim()} count={all.length} environment={environment} order={order.standing} />
      </div>
    </dialog>
  )
}

/** Before the rest where it can be nothing else; after it where it may be, so that nothing moves under the hand. */
function withOrder(found: readonly Entry[], order: Entry | null, text: string): readonly Entry[] {
  if (order === null) return found
  return orderLikeness(text) === 'surely' ? [order, ...found] : [...found, order]
}
