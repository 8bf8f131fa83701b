import { Count } from '@edis/ui/layout/tag.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { messages as words } from '../orders/messages.en.ts'
import { ProblemIcon } from '../orders/problem-mark.tsx'
import { messages } from './messages.en.tsx'
import type { Timeline } from './timeline-entries.ts'
import css from './timeline.module.css'

/** What someone should look at, the worst first, and what can be done about it. */
export function OrderProblems({ problems }: Pick<Timeline, 'problems'>) {
  if (problems.length === 0) return null
  return (
    <Card label={messages.problems} title={<h2>{messages.problems}</h2>} mark={<Count>{problems.length}</Count>}>
      <ul className={css.problems}>
        {problems.map(({ code, level }) => (
          <li key={code}>
            <ProblemIcon level={level} />
            <b>
              {words.problems[code].title} <span className="unseen">({words.levels[level]})</span>
            </b>
            <p>{words.problems[code].text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
