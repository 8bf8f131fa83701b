import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

export const ShortStock = ({ list }: { list: Today['short_stock'] }) => (
  <TodayList id="short-stock" title={messages.tiles.stock} list={list} none={messages.none.stock}>
    {(row) => (
      <li key={`${row.warehouse_id} ${row.product_id}`} className={`${css.row} ${css.stock}`}>
        <code title={row.product_name}>{row.sku}</code>
        <span>{row.warehouse_name}</span>
        <span className={css.quiet}>{messages.counted(row.on_hand, row.reserved)}</span>
        <span className={css.short}>{messages.shortBy(row.short_by)}</span>
      </li>
    )}
  </TodayList>
)
