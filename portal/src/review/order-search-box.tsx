import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { filledIn, Form } from '@edis/ui/controls/form.tsx'
import { messages } from './messages.en.tsx'
import css from './review.module.css'

/** Opens any order of the environment in view, by its ID, its number or the AWB. */
export function OrderSearchBox() {
  const navigate = useNavigate()
  return (
    <search className={css.search}>
      <Form
        onFilled={(form) => {
          const order = filledIn(form, 'order')
          if (order) void navigate({ to: '/review/order/$order', params: { order } })
        }}
      >
        <input
          name="order"
          aria-label={messages.find.label}
          placeholder={messages.find.placeholder}
          maxLength={64}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{messages.find.open}</Button>
      </Form>
    </search>
  )
}
