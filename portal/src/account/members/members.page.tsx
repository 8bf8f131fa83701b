import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { secondFactorQuery } from '../security/security.queries.ts'
import { useState } from 'react'
import { PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { accountQuery } from '../account.queries.ts'
import { AccountLayout } from '../account-layout.tsx'
import css from '../account.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { InvitedCard } from './invited-card.tsx'
import { MemberRow } from './member-row.tsx'
import own from './members.module.css'
import { membersQuery } from './members.queries.ts'
import { messages } from './messages.en.ts'
import { RequireCard } from './require-card.tsx'
import { RoleTable } from './role-table.tsx'

const { columns } = messages
const columnNames = (
  <ColumnNames className={own.names} names={[columns.name, columns.role, columns.factor, columns.active]} />
)

export function MembersPage() {
  const query = useQuery(membersQuery)
  const { data: account } = useQuery(accountQuery)
  const standing = useQuery(secondFactorQuery)
  const owns = account?.role === 'owner'
  const [inviting, setInviting] = useState(false)
  const joined = query.data?.filter(({ status }) => status === 'active') ?? []
  const invited = query.data?.filter(({ status }) => status === 'invited') ?? []
  const without = joined.filter(({ authenticator }) => !authenticator).map(({ name, email }) => name ?? email)
  return (
    <AccountLayout section="members">
      <QueryCard
        title={<h2>{messages.title}</h2>}
        mark={query.data && <Count>{joined.length}</Count>}
        actions={
          owns && (
            <Button variant="filled" leftSection={<PlusIcon />} onClick={() => setInviting(true)}>
              {messages.invite}
            </Button>
          )
        }
        query={query}
        what={messages.what}
        loading={{ names: columnNames, shape: 'people' }}
      >
        {() => (
          <>
            {columnNames}
            <ul className={css.rows}>
              {joined.map((member) => (
                <MemberRow key={member.id} member={member} owns={owns} />
              ))}
            </ul>
          </>
        )}
      </QueryCard>
      {query.data && account && !standing.isPending && (
        <>
          {invited.length > 0 && <InvitedCard invited={invited} owns={owns} />}
          {owns && <RequireCard without={without} />}
          <RoleTable />
        </>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AccountLayout>
  )
}
