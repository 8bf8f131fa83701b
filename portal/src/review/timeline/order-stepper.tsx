import { TickIcon } from '@edis/ui/layout/icons.tsx'
import { dayInWords, localShort } from '@edis/ui/time/local-date.ts'
import { stateTone, stateWords } from '@edis/ui/orders/order-words.ts'
import { MenuIcon } from '../../shell/menu-icon.tsx'
import { messages } from './messages.en.tsx'
import { lastSeen, type Step, stepsOf } from './timeline-changes.ts'
import { isFinal, type Timeline } from './timeline-entries.ts'
import css from './order-stepper.module.css'

/** How far an order came, from where it went, where it was seen last, and by when it is promised. */
export function OrderStepper({ order, now }: { order: Timeline; now: number }) {
  const steps = stepsOf(order)
  const promised = new Date(order.promised_at)
  const over = isFinal(order.status)
  const by = order.late ? messages.wasPromised(dayInWords(promised, now)) : messages.by(dayInWords(promised, now))
  const seen = lastSeen(order)
  const left = steps[4]?.at
  return (
    <section className={css.card} aria-label={messages.progress}>
      <p className={css.brief} data-tone={stateTone(order.status)}>
        <b>{stateWords(order.status)}</b>
        <span>
          {over
            ? messages.stepOf(order.step, steps.length)
            : messages.stepPromised(order.step, steps.length, dayInWords(promised, now))}
        </span>
      </p>
      <ol className={css.steps} data-tone={stateTone(order.status)}>
        {steps.map((step, index) => (
          <li key={index} data-mark={step.mark} aria-current={step.mark === 'now' ? 'step' : undefined}>
            <i>{(step.mark === 'done' || step.mark === 'end') && <TickIcon size={12} />}</i>
            <b>{stateWords(step.state)}</b>
            <span>{noteOf(step)}</span>
          </li>
        ))}
      </ol>
      <div className={css.route}>
        <Place
          icon="list-warehouse"
          name={`${order.warehouse.district}, ${order.warehouse.city}`}
          note={left ? messages.left(order.warehouse.name, localShort(new Date(left), now)) : order.warehouse.name}
        />
        <i data-done={order.step > 4 || undefined} />
        {seen && (
          <>
            <Place
              icon="list-expedisi"
              name={seen.location}
              note={messages.seen(localShort(new Date(seen.at), now))}
              here
            />
            <i />
          </>
        )}
        <Place
          icon="region"
          name={`${order.recipient.district}, ${order.recipient.city}`}
          note={over ? stateWords(order.status) : by}
          late={order.late}
        />
      </div>
    </section>
  )

  function noteOf({ mark, at, state }: Step): string {
    if (mark === 'now') return at === null ? '' : messages.since(localShort(new Date(at), now))
    if (mark === 'todo') return state === 'delivered' && !over ? by : ''
    return at === null ? '' : localShort(new Date(at), now)
  }
}

/** `icon`: of the page of the reference about such a place. */
type PlaceProps = { icon: string; name: string; note: string; here?: boolean; late?: boolean }

const Place = ({ icon, name, note, here, late }: PlaceProps) => (
  <p className={css.place} data-here={here || undefined} data-late={late || undefined}>
    <MenuIcon of={icon} />
    <b>{name}</b>
    <span>{note}</span>
  </p>
)
