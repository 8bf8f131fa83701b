import { stateWords } from '@edis/ui/orders/order-words.ts'
import { ButtonLink } from '../layout/button-link.tsx'
import { paths } from '../shell/page-paths.ts'
import { messages } from './messages.en.ts'
import type { Today } from './today.queries.ts'
import { TodayList } from './today-list.tsx'
import css from './today.module.css'

type Props = { list: Today['stuck_orders']; now: number }

const hour = 3_600_000

export const StuckOrders = ({ list, now }: Props) => (
  <TodayList id="stuck-orders" title={messages.tiles.stuck} list={list} bad none={messages.none.stuck}>
    {(order) => (
      <li key={order.order_id} className={`${css.row} ${css.stuck}`}>
        <code title={order.partner_order_id}>{order.awb ?? order.partner_order_id}</code>
        <span>{stateWords(order.status)}</span>
        <span className={Date.parse(order.promised_at) < now ? css.bad : css.attention}>
          {messages.hoursOf(Math.floor((now - Date.parse(order.since)) / hour), order.limit_hours)}
        </span>
        <span>{order.partner_name}</span>
        <ButtonLink
          size="xs"
          to={paths.order}
          params={{ order: order.order_id }}
          aria-label={messages.openOf(order.awb ?? order.partner_order_id)}
        >
          {messages.open}
        </ButtonLink>
      </li>
    )}
  </TodayList>
)
