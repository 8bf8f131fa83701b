import { failureReasons } from '@edis/contract/order-states'
import type { SandboxCommand } from '@edis/contract/portal-calls/orders'
import { Button } from '@mantine/core'
import { Form } from '@edis/ui/controls/form.tsx'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { messages } from './messages.en.tsx'
import type { Move } from './order-acts.tsx'
import css from './order-acts.module.css'

const words = messages.sandbox
const plain = ['deliver', 'return', 'lose'] as const

type SandboxPanelProps = { possible: readonly SandboxCommand[]; pending: boolean; onMove: Move }

/** Moves a development order by hand, straight to an end or off its way. */
export function SandboxPanel({ possible, pending, onMove }: SandboxPanelProps) {
  const button = (step: SandboxCommand) => ({ size: 'sm', disabled: !possible.includes(step) || pending })
  return (
    <div className={css.panel}>
      <h2>{words.title}</h2>
      <div className={css.buttons}>
        {plain.map((step) => (
          <Button key={step} {...button(step)} onClick={() => onMove(step)}>
            {words.steps[step]}
          </Button>
        ))}
      </div>
      <Form onFilled={(form) => onMove('fail', { reason_code: String(form.get('reason')) })}>
        <select name="reason" aria-label={words.reason}>
          {failureReasons.map((reason) => (
            <option key={reason}>{reason}</option>
          ))}
        </select>
        <Button type="submit" {...button('fail')}>
          {words.steps.fail}
        </Button>
      </Form>
      <Form onFilled={(form) => onMove('weigh', { weight_g: Number(form.get('grams')) })}>
        <TextField
          className={css.grams}
          name="grams"
          type="number"
          inputMode="numeric"
          min={1}
          max={1_000_000}
          step={1}
          required
          placeholder={words.grams}
          aria-label={words.weight}
        />
        <Button type="submit" {...button('weigh')} title={possible.includes('weigh') ? undefined : words.notPickedUp}>
          {words.steps.weigh}
        </Button>
      </Form>
    </div>
  )
}
