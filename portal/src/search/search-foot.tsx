import { type Environment, environmentTitle } from '@edis/contract/environment'
import { commandKey } from '@edis/ui/controls/command-key.ts'
import type { FoundOrder } from './use-order.ts'
import css from './search.module.css'

type SearchFootProps = {
  text: string
  count: number
  environment: Environment
  /** How the search for an order of this name stands. */
  order: FoundOrder['standing']
}

/** What was not found, and which keys do what. */
export function SearchFoot({ text, count, environment, order }: SearchFootProps) {
  return (
    <>
      <div role="status" className={css.said}>
        {text !== '' && <Said text={text} count={count} environment={environment} order={order} />}
      </div>
      <footer className={css.foot} aria-hidden="true">
        <span>
          <kbd className="key">↑</kbd>
          <kbd className="key">↓</kbd> move
        </span>
        <span>
          <kbd className="key">↵</kbd> open
        </span>
        <span>
          <kbd className="key">{commandKey()}</kbd>
          <kbd className="key">↵</kbd> in a new tab
        </span>
      </footer>
    </>
  )
}

function Said({ text, count, environment, order }: SearchFootProps) {
  const title = environmentTitle[environment]
  if (order === 'missing')
    return (
      <p>
        There is no order <b>{text}</b> in {title}.
      </p>
    )
  if (count > 0)
    return (
      <span className="unseen">
        {count} {count === 1 ? 'result' : 'results'}
      </span>
    )
  if (order === 'looking') return <p>Looking for an order in {title}…</p>
  return (
    <>
      <p>
        Nothing is called <b>{text}</b>.
      </p>
      <p>Try a field as the API writes it, an error’s code or status, a path, or an order’s number.</p>
    </>
  )
}
