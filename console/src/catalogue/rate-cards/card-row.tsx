import rows from '@edis/ui/layout/rows.module.css'
import { number } from '@edis/ui/numbers/numbers.ts'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Button } from '@mantine/core'
import { PartnerName } from '../../layout/partner-name.tsx'
import { Status } from '../../layout/status.tsx'
import { cardDay as day } from '../card-day.ts'
import type { RateCard } from '../catalogue.queries.ts'
import { messages } from './messages.en.ts'
import css from './rate-cards.module.css'

const tones = { 'in force': 'live', waiting: 'accent', replaced: 'plain', ended: 'plain', withdrawn: 'plain' } as const

type CardRowProps = { card: RateCard; now: number; onCompare: () => void; onWithdraw: (() => void) | undefined }

/** `onWithdraw` undefined: it can't be. */
export const CardRow = ({ card, now, onCompare, onWithdraw }: CardRowProps) => (
  <li className={`${rows.row} ${css.columns}`}>
    <span className={css.name}>{card.name}</span>
    <span>
      {card.partner_id === null ? (
        messages.general
      ) : (
        <PartnerName id={card.partner_id} name={card.partner_name ?? card.partner_id} />
      )}
    </span>
    <span className={css.quiet}>
      {card.valid_to === null || card.standing === 'withdrawn'
        ? messages.since(day(card.valid_from))
        : messages.fromTo(day(card.valid_from), day(card.valid_to))}
    </span>
    <span className={css.quiet}>{card.lines === null ? '–' : messages.lines(number(card.lines))}</span>
    <span className={css.quiet}>
      <span className={css.label}>{messages.columns.imported} </span>
      <Clock at={card.imported_at} now={now} />
    </span>
    <Status tone={tones[card.standing]}>{messages.standings[card.standing]}</Status>
    <span className={css.acts}>
      {onWithdraw && (
        <Button size="xs" aria-label={messages.withdraw.actOf(card.name)} onClick={onWithdraw}>
          {messages.withdraw.act}
        </Button>
      )}
      <Button size="xs" aria-label={messages.compareOf(card.name)} onClick={onCompare}>
        {messages.compare}
      </Button>
    </span>
  </li>
)
