import { type ComponentProps, useEffect, useRef } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'ref'> & {
  onFilled: (form: FormData) => unknown
  /** Why the last try was refused: the focus goes to what is marked as wrong. */
  refused?: unknown
}

/** A form that is answered here and not by the browser. */
export function Form({ onFilled, refused, ...props }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  // The button that was pressed can't keep the focus while it waits
  useEffect(() => {
    if (!refused) return
    const wrong = [...(form.current?.querySelectorAll<HTMLInputElement>('[data-error] :is(input, textarea)') ?? [])].at(
      -1,
    )
    wrong?.focus()
    wrong?.select()
  }, [refused])
  return (
    <form
      {...props}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void onFilled(new FormData(event.currentTarget))
      }}
    />
  )
}

/** What a field of the form holds, without the spaces around it. */
export const filledIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
