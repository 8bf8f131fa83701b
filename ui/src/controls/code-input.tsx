import { Input } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import '../layout/fields.css'
import css from './code-input.module.css'

const places = [0, 1, 2, 3, 4, 5]
const last = places.length - 1

type CodeInputProps = { label: string; name: string; error?: ReactNode; className?: string | undefined }

/** Six digits in six boxes. They are drawn behind one field, so that a code can be pasted, or filled in by the phone. */
export function CodeInput({ label, name, error, className = '' }: CodeInputProps) {
  const id = useId()
  const [value, setValue] = useState('')
  return (
    <Input.Wrapper id={id} className={className} label={label} error={error}>
      <div className={css.code} data-error={Boolean(error) || undefined}>
        {places.map((place) => (
          <span
            key={place}
            className={css.box}
            data-next={place === Math.min(value.length, last) || undefined}
            aria-hidden="true"
          >
            {value[place]}
          </span>
        ))}
        <Input
          className={css.field ?? ''}
          classNames={{ input: css.input ?? '' }}
          id={id}
          name={name}
          value={value}
          onChange={({ currentTarget }) => setValue(currentTarget.value.replaceAll(/\D/g, '').slice(0, places.length))}
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
