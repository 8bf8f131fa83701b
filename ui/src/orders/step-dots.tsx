import { straightWay } from '@edis/contract/order-states'
import { stateTone, stateWords } from './order-words.ts'
import css from './step-dots.module.css'

/** How far an order came, as a dot for each step of the straight way, and its state in words. */
export const StepDots = ({ status, step }: { status: string; step: number }) => (
  <span className={css.steps} data-tone={stateTone(status)}>
    <span className={css.dots} aria-hidden="true">
      {straightWay.map((name, index) => (
        <i key={name} data-on={index < step || undefined} />
      ))}
    </span>
    {stateWords(status)}
  </span>
)
