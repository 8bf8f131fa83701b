import { useStored } from '@edis/ui/address/stored-value.ts'
import { StatusCode } from '@edis/ui/layout/status-code.tsx'
import { milliseconds } from '@edis/ui/numbers/numbers.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import css from '../tools/tools.module.css'
import { messages } from './messages.en.ts'
import { sentTests } from './sent-tests.ts'

const { history: texts } = messages

/** The tests that were sent from this tab, the latest first. */
export function TestHistory() {
  const tests = useStored(sentTests)
  const now = useNow(60_000)
  if (tests.length === 0) return null
  return (
    <section aria-label={texts.title}>
      <h3>{texts.title}</h3>
      <ul className={css.history}>
        {tests.map(({ at, url, event, status, ms }) => (
          <li key={at}>
            <Clock at={at} now={now} />
            <code>{event}</code>
            <code title={url}>{url.replace(/^https?:\/\//, '')}</code>
            {status === null ? <span>{messages.result.noResponse}</span> : <StatusCode status={status} />}
            <span>{ms !== null && milliseconds(ms)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
