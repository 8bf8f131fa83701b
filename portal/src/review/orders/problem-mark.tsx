import type { ListedOrder } from '@edis/contract/portal-calls/order-list'
import { messages } from './messages.en.ts'
import css from './problem-mark.module.css'

type Problems = ListedOrder['problems']

/** How many problems an order has, in the colour of its worst; what they are when it is pointed at or heard. */
export function ProblemMark({ problems }: { problems: Problems }) {
  const [worst] = problems
  if (!worst)
    return (
      <span className={css.none} data-none>
        {messages.nothing}
      </span>
    )
  const words = problems.map(({ code }) => messages.problems[code].title).join('. ')
  return (
    <span className={css.mark} data-level={worst.level} title={words}>
      <ProblemIcon level={worst.level} />
      {problems.length}
      <span className="unseen">{messages.problemWords(worst.level, words)}</span>
    </span>
  )
}

/** A circle for what is only a note, a triangle for what someone should look at. */
export const ProblemIcon = ({ level }: { level: Problems[number]['level'] }) => (
  <svg className={css.icon} data-level={level} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
    {level === 'note' ? (
      <path d="M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20ZM12 16v-4M12 8h.01" />
    ) : (
      <path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
    )}
  </svg>
)
