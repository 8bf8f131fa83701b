import { type KeyboardEvent, type ReactNode, useId } from 'react'
import css from './tabs.module.css'

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly { value: Value; title: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
  /** At the end of the line. */
  actions?: ReactNode
  /** What the chosen tab shows. */
  children: ReactNode
}

/** Parts of one thing, one of them shown. Left and right go from tab to tab. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, actions, children }: TabsProps<Value>) {
  const id = useId()
  const go = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(tabs.findIndex((tab) => tab.value === value) + step + tabs.length) % tabs.length]
    if (step === 0 || !next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-${next.value}`)?.focus()
  }
  return (
    <div className={css.tabs}>
      <div className={css.bar}>
        <div role="tablist" aria-label={label} tabIndex={-1} onKeyDown={go}>
          {tabs.map((tab) => (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              onClick={() => onChange(tab.value)}
            >
              {tab.title}
            </button>
          ))}
        </div>
        {actions}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={css.panel}>
        {children}
      </div>
    </div>
  )
}
