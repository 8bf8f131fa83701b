import type { Environment } from '@edis/contract/environment'
import { printOrder } from '@edis/contract/portal-calls/orders'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { requestPdf } from '../../api.ts'
import { messages } from './messages.en.tsx'
import type { Timeline } from './timeline-entries.ts'
import css from './timeline.module.css'

/** Opens the shipping label to be printed, once the order has its AWB. */
export function PrintLabel({ environment, order }: { environment: Environment; order: Timeline }) {
  const { order_id, awb, status } = order
  const print = useMutation({
    mutationFn: () => requestPdf(environment, printOrder, { order_id }),
    onSuccess: (pdf) => open(pdf, `label-${awb}.pdf`),
  })
  if (awb === null || status === 'cancelled' || status === 'rejected') return null
  return (
    <div className={css.print}>
      <Button variant="default" loading={print.isPending} onClick={() => print.mutate()}>
        {messages.facts.print}
      </Button>
      <FormError message={print.error?.message} />
    </div>
  )
}

/** In a tab of its own, where the browser prints it; saved, where it opens none. */
function open(pdf: Blob, name: string): void {
  const url = URL.createObjectURL(pdf)
  if (!window.open(url, '_blank')) {
    const link = document.createElement('a')
    link.href = url
    link.download = name
    link.click()
  }
  // The tab reads it after this, and again when it is reloaded
  setTimeout(() => URL.revokeObjectURL(url), 600_000)
}
