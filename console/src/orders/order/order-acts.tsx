import { roleAllows } from '@edis/contract/calls/console-call'
import { Button } from '@mantine/core'
import { Card } from '@edis/ui/layout/card.tsx'
import { orderMoves } from '@edis/contract/order-states'
import { useState } from 'react'
import { messages as writing } from '../../layout/write/messages.en.ts'
import { WriteDialog } from '../../layout/write/write-dialog.tsx'
import { useMe } from '../../session.ts'
import type { ShownOrder } from '../orders.queries.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { messages as all } from './messages.en.ts'
import css from './order.module.css'
import { ReportDialog } from './report-dialog.tsx'

const messages = all.acts

/** What can be done by hand, by who may. */
export function OrderActs({ order }: { order: ShownOrder['order'] }) {
  const [task, setTask] = useState<'accept' | 'decline' | 'report' | 'write' | null>(null)
  const close = () => setTask(null)
  const canMove = orderMoves[order.status].length > 0
  const mayAct = roleAllows(useMe().role, 'orders:write')
  if (!mayAct) return null
  return (
    <Card label={messages.title} title={<h2>{messages.title}</h2>}>
      <div className={css.acts}>
        {order.status === 'cancel_requested' && (
          <>
            <p>{messages.cancelRequested}</p>
            <Button variant="filled" onClick={() => setTask('accept')}>
              {messages.accept}
            </Button>
            <Button onClick={() => setTask('decline')}>{messages.decline}</Button>
          </>
        )}
        {canMove && <Button onClick={() => setTask('report')}>{messages.report}</Button>}
        <Button onClick={() => setTask('write')}>{writing.act}</Button>
      </div>
      {task === 'report' && <ReportDialog order={order} onClose={close} />}
      {task === 'write' && (
        <WriteDialog
          partner={{ id: order.partner_id, name: order.partner_name }}
          order={{ id: order.order_id, name: order.awb ?? order.partner_order_id }}
          onClose={close}
        />
      )}
      {(task === 'accept' || task === 'decline') && (
        <CancelDialog order={order} accept={task === 'accept'} onClose={close} />
      )}
    </Card>
  )
}
