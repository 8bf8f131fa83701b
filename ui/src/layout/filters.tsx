import type { ReactNode } from 'react'
import { messages } from '../messages.en.tsx'
import css from './filters.module.css'
import { TextButton } from '../controls/text-button.tsx'
import { momentOf, readerZone, wallTime } from '../time/time-zone.ts'

/** A row of filters over a list. `onClear` is given while something is filtered. */
export const Filters = ({ children, onClear }: { children: ReactNode; onClear?: (() => void) | undefined }) => (
  <div className={css.filters} role="group" aria-label={messages.filters}>
    {children}
    {onClear && <TextButton onClick={onClear}>{messages.clearFilters}</TextButton>}
  </div>
)

const Pill = ({ label, set, children }: { label: string; set: boolean; children: ReactNode }) => (
  <label className={css.pill} data-set={set || undefined}>
    <span>{label}</span>
    {children}
  </label>
)

type ChoiceFilterProps = {
  label: string
  value: string | undefined
  choices: readonly (readonly [value: string, title: string])[]
  /** What it says when nothing is chosen. */
  none?: string
  onChange: (value: string | undefined) => void
}

/** One of several, or any. A value that the address has and nobody knows is shown as it is. */
export function ChoiceFilter({ label, value, choices, none = messages.anyChoice, onChange }: ChoiceFilterProps) {
  return (
    <Pill label={label} set={value !== undefined}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">{none}</option>
        {value !== undefined && !choices.some(([known]) => known === value) && <option value={value}>{value}</option>}
        {choices.map(([known, title]) => (
          <option key={known} value={known}>
            {title}
          </option>
        ))}
      </select>
    </Pill>
  )
}

type TextFilterProps = {
  label: string
  value: string | undefined
  placeholder: string
  maxLength?: number
  wide?: boolean
  onChange: (value: string | undefined) => void
}

/** Asks when Enter is pressed or the field is left. */
export function TextFilter({ label, value, placeholder, maxLength = 64, wide = false, onChange }: TextFilterProps) {
  const apply = (text: string) => {
    const wanted = text.trim() || undefined
    if (wanted !== value) onChange(wanted)
  }
  return (
    <Pill label={label} set={value !== undefined}>
      <input
        key={value}
        aria-label={label}
        type="search"
        enterKeyHint="search"
        defaultValue={value}
        placeholder={placeholder}
        maxLength={maxLength}
        data-wide={wide || undefined}
        spellCheck={false}
        autoComplete="off"
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
      />
    </Pill>
  )
}

type MomentFilterProps = { label: string; value: string | undefined; onChange: (value: string | undefined) => void }

/** A time in the reader's zone; the value is RFC 3339. */
export function MomentFilter({ label, value, onChange }: MomentFilterProps) {
  const zone = readerZone()
  const shown = value === undefined ? '' : wallTime(new Date(value), zone)
  return (
    <Pill label={label} set={value !== undefined}>
      <input
        key={shown}
        aria-label={label}
        type="datetime-local"
        defaultValue={shown}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === shown) return
          onChange(currentTarget.value ? momentOf(currentTarget.value, zone).toISOString() : undefined)
        }}
      />
    </Pill>
  )
}
