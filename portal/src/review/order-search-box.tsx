import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { filledIn, Form } from '@edis/ui/controls/form.tsx'
import css from './review.module.css'

/** Opens any order of the environment in view, by our id, the partner's or the AWB. */
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
          aria-label="Open an order"
          placeholder="Our id, yours or the AWB"
          maxLength={64}
          required
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">Open</Button>
      </Form>
    </search>
  )
}
