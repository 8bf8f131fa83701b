import type { Environment } from '@edis/contract/environment'
import { straightWay } from '@edis/contract/order-states'
import { advanceOrder, type SandboxCommand } from '@edis/contract/portal-calls/orders'
import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { Popover } from '@edis/ui/controls/popover.tsx'
import { MoreIcon } from '@edis/ui/layout/icons.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { useMay } from '../../permission.ts'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { stateWords } from '@edis/ui/orders/order-words.ts'
import { messages } from './messages.en.tsx'
import { PrintLabel } from './print-label.tsx'
import { possibleSteps } from './sandbox-steps.ts'
import type { Timeline } from './timeline-entries.ts'
import { useAdvance } from './timeline.queries.ts'
import css from './order-acts.module.css'

const SandboxPanel = lazyPart(async () => (await import('./sandbox-panel.tsx')).SandboxPanel)
const words = messages.sandbox

export type Move = (step: SandboxCommand, more?: { reason_code?: string; weight_g?: number }) => void

/** What can be done with the order: in the sandbox its next step, and beside it all other things that may happen. */
export function OrderActs({ environment, order }: { environment: Environment; order: Timeline }) {
  const mayAdvance = useMay()(advanceOrder)
  const advance = useAdvance()
  const possible = possibleSteps(order)
  const move: Move = (step, more = {}) =>
    advance.mutate(
      { order_id: order.order_id, step, ...more },
      { onSuccess: ({ status }) => toast(words.moved(stateWords(status))) },
    )
  const simulates = environment === 'development' && mayAdvance
  return (
    <div className={css.acts}>
      {simulates && possible.includes('next') && (
        <Button
          className={css.simulate}
          loading={advance.isPending}
          leftSection={<FlaskIcon />}
          title={words.title}
          onClick={() => move('next')}
        >
          {nextWords(order)}
        </Button>
      )}
      <PrintLabel environment={environment} order={order} />
      {simulates && possible.length > 0 && (
        <Popover
          bare
          className={css.more}
          label={words.title}
          button={
            <>
              <MoreIcon />
              <span className="unseen">{words.other}</span>
            </>
          }
        >
          {() => (
            <Suspense>
              <SandboxPanel possible={possible} pending={advance.isPending} onMove={move} />
            </Suspense>
          )}
        </Popover>
      )}
      <FormError message={advance.error?.message} />
    </div>
  )
}

/** By its name, where it is sure what comes next. */
function nextWords({ status, scenario }: Timeline): string {
  const next = straightWay[straightWay.findIndex((state) => state === status) + 1]
  const straight = scenario === null || scenario === 'delivered'
  return straight && next && next !== 'received' ? words.markAs(stateWords(next)) : words.title
}

const FlaskIcon = () => (
  <svg className={css.flask} width="14" height="14" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2M6.45 15h11.1M8.5 2h7" />
  </svg>
)
