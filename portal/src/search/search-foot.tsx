import { type Environment, environmentTitle } from '@edis/contract/environment'
import { commandKey } from '@edis/ui/controls/command-key.ts'
import { messages } from './messages.en.tsx'
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
          <kbd className="key">↓</kbd> {messages.keys.move}
        </span>
        <span>
          <kbd className="key">↵</kbd> {messages.keys.open}
        </span>
        <span>
          <kbd className="key">{commandKey()}</kbd>
          <kbd className="key">↵</kbd> {messages.keys.openInNewTab}
        </span>
      </footer>
    </>
  )
}

function Said({ text, count, environment, order }: SearchFootProps) {
  const title = environmentTitle[environment]
  if (order === 'missing') return <p>{messages.orderNotFound(<b>{text}</b>, title)}</p>
  if (count > 0) return <span className="unseen">{messages.count(count)}</span>
  if (order === 'looking') return <p>{messages.lookingForOrder(title)}</p>
  return (
    <>
      <p>{messages.nothingFound(text)}</p>
      <p>{messages.advice}</p>
    </>
  )
}
