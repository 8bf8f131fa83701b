import { Input } from '@mantine/core'
import { Fragment, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import '../layout/fields.css'
import { useValidity } from './use-validity.ts'
import css from './code-input.module.css'

const places = [0, 1, 2, 3, 4, 5]
const last = places.length - 1
const half = places.length / 2

type CodeInputProps = { label: string; name: string; error?: ReactNode; className?: string | undefined }

/**
 * Six digits in six boxes. They are drawn behind one field, so that a code can be pasted, or filled in by the phone. The
 * sixth sends the form; an error empties the boxes.
 */
export function CodeInput({ label, name, className = '', ...given }: CodeInputProps) {
  const id = useId()
  const [value, setValue] = useState('')
  const { error, ...validity } = useValidity(given)
  const field = useRef<HTMLInputElement>(null)
  const isRefused = Boolean(given.error)
  const [wasRefused, setWasRefused] = useState(isRefused)
  if (isRefused !== wasRefused) {
    setWasRefused(isRefused)
    if (isRefused) setValue('')
  }
  useEffect(() => {
    if (isRefused) field.current?.focus()
  }, [isRefused])
  useEffect(() => {
    if (value.length === places.length) field.current?.form?.requestSubmit()
  }, [value])
  return (
    <Input.Wrapper id={id} className={className} label={label} error={error}>
      <div className={css.code} data-error={Boolean(error) || undefined}>
        {places.map((place) => (
          <Fragment key={place}>
            {place === half && <span className={css.dash} />}
            <span
              className={css.box}
              data-next={place === Math.min(value.length, last) || undefined}
              aria-hidden="true"
            >
              {value[place]}
            </span>
          </Fragment>
        ))}
        <Input
          className={css.field ?? ''}
          classNames={{ input: css.input ?? '' }}
          ref={field}
          id={id}
          name={name}
          error={Boolean(error)}
          {...validity}
          value={value}
          onChange={({ currentTarget }) => {
            const digits = currentTarget.value.replaceAll(/\D/g, '')
            // More than there are boxes: what is typed or pasted last stands alone
            const taken = digits.length > places.length ? digits.slice(value.length) : digits
            setValue(taken.slice(0, places.length))
          }}
          onSelect={({ currentTarget: input }) => {
            // What is typed goes to the next free box
            const { selectionStart, selectionEnd, value: held } = input
            if (selectionStart === selectionEnd && selectionEnd !== held.length)
              input.setSelectionRange(held.length, held.length)
          }}
          required
          autoFocus
          data-autofocus
          inputMode="numeric"
          pattern="[0-9]{6}"
          autoComplete="one-time-code"
        />
      </div>
    </Input.Wrapper>
  )
}
