import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { messages } from './messages.en.ts'
import css from './staff.module.css'
import { staffQuery } from './staff.queries.ts'
import { StaffRow } from './staff-row.tsx'

const { columns } = messages
const names = (
  <ColumnNames
    className={`${css.columns} ${css.staff}`}
    names={[columns.name, columns.role, columns.factor, columns.active]}
  />
)

/** Who works for the provider; those who have left come last. */
export function StaffList() {
  const query = useQuery(staffQuery)
  const now = useNow(30_000)
  return (
    <QueryCard
      label={messages.staff}
      title={<h2>{messages.staff}</h2>}
      query={query}
      what={messages.what}
      loading={{ shape: 'people', names }}
    >
      {(staff) => (
        <>
          {names}
          <ul aria-label={messages.staff}>
            {staff.map((member) => (
              <StaffRow key={member.staff_id} member={member} now={now} />
            ))}
          </ul>
        </>
      )}
    </QueryCard>
  )
}
