import { isAtLeast, memberRoles, type MemberRole } from '@edis/contract/members/member-roles'
import { Card } from '@edis/ui/layout/card.tsx'
import { TickIcon } from '@edis/ui/layout/icons.tsx'
import css from '../account.module.css'
import { messages as common } from '../messages.en.ts'
import { messages as all } from './messages.en.ts'

const messages = all.abilities

const abilities = [
  ['see', 'viewer'],
  ['develop', 'developer'],
  ['production', 'owner'],
  ['members', 'owner'],
] as const satisfies [keyof typeof messages, MemberRole][]

/** What each role may do. */
export const RoleTable = () => (
  <Card title={<h2>{messages.title}</h2>}>
    <table className={css.table}>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {memberRoles.map((role) => (
            <th key={role} scope="col">
              {common.roles[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {abilities.map(([ability, least]) => (
          <tr key={ability}>
            <th scope="row">{messages[ability]}</th>
            {memberRoles.map((role) => (
              <td key={role}>{isAtLeast(role, least) ? <Yes /> : <No />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)

const Yes = () => (
  <span className={css.yes}>
    <TickIcon />
    <span className="unseen">{messages.yes}</span>
  </span>
)

const No = () => (
  <span className={css.no}>
    <span aria-hidden="true">–</span>
    <span className="unseen">{messages.no}</span>
  </span>
)
