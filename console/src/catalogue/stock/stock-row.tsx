import { IconButton } from '@edis/ui/controls/icon-button.tsx'
import { PencilIcon } from '@edis/ui/layout/action-icons.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { number } from '@edis/ui/numbers/numbers.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Button } from '@mantine/core'
import type { Stock } from '../catalogue.queries.ts'
import { messages as editing } from '../entries/messages.en.ts'
import { messages } from './messages.en.ts'
import css from './stock.module.css'

/** Undefined: the reader may not. */
type Props = { row: Stock; now: number; onCount: (() => void) | undefined; onEdit: (() => void) | undefined }

export function StockRow({ row, now, onCount, onEdit }: Props) {
  const left = row.on_hand - row.reserved
  return (
    <li className={`${rows.row} ${css.columns}`}>
      <span className={css.product}>
        <code>{row.sku}</code>
        <small>{row.product_name}</small>
      </span>
      <span className={css.quiet}>{row.warehouse_name}</span>
      <span data-name={messages.columns.onHand}>{number(row.on_hand)}</span>
      <span data-name={messages.columns.reserved}>{number(row.reserved)}</span>
      <span data-name={messages.columns.available} className={left < 0 ? css.short : undefined}>
        {left < 0 ? messages.shortBy(number(-left)) : number(left)}
      </span>
      <span className={css.quiet}>
        <Clock at={row.as_of} now={now} />
      </span>
      <span className={css.acts}>
        {onCount && (
          <Button size="xs" aria-label={messages.correctOf(row.sku, row.warehouse_name)} onClick={onCount}>
            {messages.correct}
          </Button>
        )}
        {onEdit && (
          <IconButton label={editing.editOf(row.sku)} onClick={onEdit}>
            <PencilIcon />
          </IconButton>
        )}
      </span>
    </li>
  )
}
