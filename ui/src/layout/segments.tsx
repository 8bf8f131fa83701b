import { useId } from 'react'
import css from './segments.module.css'

type SegmentsProps<Value extends string> = {
  label: string
  choices: readonly { value: Value; title: string }[]
  value: Value
  onChange: (value: Value) => void
  /** On the dark ground of code. */
  onCode?: boolean
}

/** One of a few, side by side: radio buttons, so that arrows move the choice. */
export function Segments<Value extends string>({ label, choices, value, onChange, onCode }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={css.segments} data-on-code={onCode || undefined}>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChange(choice.value)} />
          {choice.title}
        </label>
      ))}
    </div>
  )
}
