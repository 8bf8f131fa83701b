import { Fragment, type ReactNode } from 'react'
import css from './choices.module.css'

type Choice<Value> = {
  value: Value
  title: string
  effect: string
  /** Stands below it while it is chosen. */
  more?: ReactNode
}

type ChoicesProps<Value> = {
  legend: string
  name: string
  choices: readonly Choice<Value>[]
  /** null: none yet. */
  value: Value | null
  onChange: (value: Value) => void
}

/** One of a few, each with what it means. */
export const Choices = <Value extends string | number>(props: ChoicesProps<Value>) => (
  <fieldset className={css.choices}>
    <legend>{props.legend}</legend>
    {props.choices.map(({ value, title, effect, more }) => (
      <Fragment key={value}>
        <label className={css.choice}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>
            {title}
            <small>{effect}</small>
          </span>
        </label>
        {props.value === value && more && <div className={css.more}>{more}</div>}
      </Fragment>
    ))}
  </fieldset>
)
