import type { ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit'> & { onFilled: (form: FormData) => unknown }

/** A form that is answered here and not by the browser. */
export const Form = ({ onFilled, ...props }: FormProps) => (
  <form
    {...props}
    onSubmit={(event) => {
      event.preventDefault()
      void onFilled(new FormData(event.currentTarget))
    }}
  />
)

/** What a field of the form holds, without the spaces around it. */
export const filledIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}
