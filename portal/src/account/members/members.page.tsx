import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { accountQuery } from '../account.queries.ts'
import { AccountLayout } from '../account-layout.tsx'
import css from '../account.module.css'
import { InviteDialog } from './invite-dialog.tsx'
import { InvitedCard } from './invited-card.tsx'
import { MemberRow } from './member-row.tsx'
import { membersQuery } from './members.queries.ts'
import { messages } from './messages.en.ts'
import { RequireCard } from './require-card.tsx'
import { RoleTable } from './role-table.tsx'

const { columns } = messages

export function MembersPage() {
  const query = useQuery(membersQuery)
  const owns = useQuery(accountQuery).data?.role === 'owner'
  const [inviting, setInviting] = useState(false)
  const joined = query.data?.filter(({ status }) => status === 'active') ?? []
  const invited = query.data?.filter(({ status }) => status === 'invited') ?? []
  return (
    <AccountLayout section="members">
      <QueryCard
        title={<h2>{messages.title}</h2>}
        mark={query.data && <Tag>{joined.length}</Tag>}
        actions={
          owns && (
            <Button variant="filled" onClick={() => setInviting(true)}>
              {messages.invite}
            </Button>
          )
        }
        query={query}
        what={messages.what}
      >
        {() => (
          <>
            <ColumnNames className={css.memberNames} names={[columns.name, columns.role, columns.active]} />
            <ul className={css.rows}>
              {joined.map((member) => (
                <MemberRow key={member.id} member={member} owns={owns} />
              ))}
            </ul>
          </>
        )}
      </QueryCard>
      {invited.length > 0 && <InvitedCard invited={invited} owns={owns} />}
      {owns && <RequireCard />}
      <RoleTable />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </AccountLayout>
  )
}
