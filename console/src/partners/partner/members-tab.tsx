import { Card } from '@edis/ui/layout/card.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import type { ShownPartner } from '../partners.queries.ts'
import { messages as all } from './messages.en.ts'
import css from './partner.module.css'

const messages = all.members

/** Who of the partner signs in. */
export const MembersTab = ({ members }: { members: ShownPartner['members'] }) => (
  <Card label={messages.title} title={<h2>{messages.title}</h2>}>
    <ul className={css.lines}>
      {members.map(({ member_id: id, name, email, role, second_factor: factor, last_active_at: at }) => (
        <li key={id}>
          <span>
            {name ?? email} {name !== null && <a href={`mailto:${email}`}>{email}</a>}
          </span>
          <span className={css.states}>
            <Tag tone={factor ? 'live' : 'plain'}>{factor ? messages.factor : messages.noFactor}</Tag>
            {messages.roles[role]} · {at === null ? messages.never : messages.active(localMoment(new Date(at)))}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
