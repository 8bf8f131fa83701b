import { Card } from '@edis/ui/layout/card.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './partner.module.css'

const messages = all.keys

/** By which keys, and from where, the partner's software gets in. Nobody sees a key but the partner, once. */
export const KeysTab = ({ shown: { keys, allowed_ips: ips } }: { shown: ShownPartner }) => (
  <div className={css.stack}>
    <Card label={messages.title} title={<h2>{messages.title}</h2>}>
      {keys.length === 0 && <p className={css.none}>{messages.none}</p>}
      <ul className={css.lines}>
        {keys.map(({ key_id: id, name, scope, ending, created_at: madeAt, expires_at: endsAt }) => (
          <li key={id}>
            <span>
              {name ?? messages.first} {ending !== null && <code>…{ending}</code>}
            </span>
            <span>
              {messages.scopes[scope]} · {messages.made(localDay(new Date(madeAt)))}
              {endsAt !== null && ` · ${messages.ends(localDay(new Date(endsAt)))}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
    <Card label={messages.addresses} title={<h2>{messages.addresses}</h2>}>
      {ips.length === 0 && <p className={css.none}>{messages.anyAddress}</p>}
      <ul className={css.lines}>
        {ips.map(({ ip, created_at: at }) => (
          <li key={ip}>
            <code>{ip}</code>
            <span>{messages.added(localDay(new Date(at)))}</span>
          </li>
        ))}
      </ul>
    </Card>
  </div>
)
