import { number } from '@edis/ui/numbers/numbers.ts'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import css from './tabs.module.css'

type TabsProps<Name extends string> = {
  label: string
  tabs: readonly { name: Name; title: string; count?: number | undefined }[]
  chosen: Name
  onChoose: (name: Name) => void
  children: ReactNode
}

/** Parts of a page of which one is shown; arrows go from one to the next. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Name>) {
  const id = useId()
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (step === undefined) return
    const next = tabs[(tabs.findIndex(({ name }) => name === chosen) + step + tabs.length) % tabs.length]
    if (!next) return
    event.preventDefault()
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={css.tabs}>
        {tabs.map(({ name, title, count }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={press}
          >
            {title}
            {count !== undefined && <small>{number(count)}</small>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}
