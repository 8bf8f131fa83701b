import { failureReasons } from '@edis/contract/order-states'
import type { SandboxCommand } from '@edis/contract/portal-calls/orders'
import { Button } from '@mantine/core'
import { Form } from '@edis/ui/controls/form.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'
import { possibleSteps } from './sandbox-steps.ts'
import type { Timeline } from './timeline-entries.ts'
import { useAdvance } from './timeline.queries.ts'
import css from './timeline.module.css'

const words = messages.sandbox
const plain = ['next', 'deliver', 'return', 'lose'] as const

/** Moves the development order by hand: a step, or straight to an end. */
export function SandboxCard({ order }: { order: Timeline }) {
  const advance = useAdvance()
  const possible = possibleSteps(order)
  const move = (step: SandboxCommand, more: { reason_code?: string; weight_g?: number } = {}) =>
    advance.mutate(
      { order_id: order.order_id, step, ...more },
      { onSuccess: ({ status }) => toast(words.moved(stateWords(status))) },
    )
  const button = (step: SandboxCommand) => ({
    size: 'sm',
    disabled: !possible.includes(step) || advance.isPending,
    loading: advance.isPending && advance.variables.step === step,
  })
  return (
    <Card label={words.title} title={<h2>{words.title}</h2>}>
      {possible.length === 0 ? (
        <p className={css.over}>{words.over(stateWords(order.status))}</p>
      ) : (
        <div className={css.steps}>
          <div className={css.buttons}>
            {plain.map((step) => (
              <Button
                key={step}
                {...button(step)}
                variant={step === 'next' ? 'filled' : 'default'}
                onClick={() => move(step)}
              >
                {words.steps[step]}
              </Button>
            ))}
          </div>
          <Form onFilled={(form) => move('fail', { reason_code: String(form.get('reason')) })}>
            <select name="reason" aria-label={words.reason} className={css.field}>
              {failureReasons.map((reason) => (
                <option key={reason}>{reason}</option>
              ))}
            </select>
            <Button type="submit" {...button('fail')}>
              {words.steps.fail}
            </Button>
          </Form>
          <Form onFilled={(form) => move('weigh', { weight_g: Number(form.get('grams')) })}>
            <input
              name="grams"
              type="number"
              inputMode="numeric"
              min={1}
              max={1_000_000}
              step={1}
              required
              placeholder={words.grams}
              aria-label={words.weight}
              className={css.field}
            />
            <Button type="submit" {...button('weigh')}>
              {words.steps.weigh}
            </Button>
          </Form>
          <FormError message={advance.error?.message} />
        </div>
      )}
    </Card>
  )
}
