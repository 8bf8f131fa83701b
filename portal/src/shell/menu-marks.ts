import type { Environment } from '@edis/contract/environment'
import { useQuery } from '@tanstack/react-query'
import { number } from '@edis/ui/numbers/numbers.ts'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { credentialsQuery } from '../credentials/credentials.queries.ts'
import { reportQuery } from '../dashboard/today/dashboard.queries.ts'
import { webhooksQuery } from '../webhooks/webhooks.queries.ts'
import { messages } from './messages.en.ts'

/** Stands after an entry of the menu: a count, and what it counts, for who listens. */
export type MenuMark = { count: string; words: string; urgent?: true }

/** By the entry's id. What is not known, or not worth a look, has none. */
export type MenuMarks = Readonly<Record<string, MenuMark | undefined>>

/** How many webhooks of the environment in view fail, and how far the report is. */
export function useMenuMarks(environment: Environment): MenuMarks {
  const granted = useQuery(credentialsQuery(environment)).data !== undefined
  const { data: webhooks = [] } = useQuery({ ...webhooksQuery(environment), enabled: granted })
  const { data: report = [] } = useQuery(reportQuery)
  const failing = webhooks.filter(({ status, disabled_reason: reason, health }) =>
    status === 'active' ? health.failing_since !== null : reason === 'failing' || reason === 'gone',
  ).length
  const { passed, required } = progressOf(report)
  const { marks } = messages
  return {
    ...(failing > 0 && {
      'webhook-setting': { count: number(failing), words: marks.failing(failing), urgent: true },
    }),
    ...(required > 0 &&
      passed < required && {
        report: { count: `${passed}/${required}`, words: marks.passed(passed, required) },
      }),
  }
}
