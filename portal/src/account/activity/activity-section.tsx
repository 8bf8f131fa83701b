import { type ActivityEntry, otherActors } from '@edis/contract/portal-calls/activity'
import { environments, environmentTitle } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import css from '../account.module.css'
import { activityCsv } from './activity-csv.ts'
import { activityQuery, wholeActivity } from './activity.queries.ts'
import { type ActivityFilters, actionKinds, noFilters, readActivitySearch } from './activity-search.ts'
import { actionWords } from './action-words.ts'
import { messages } from './messages.en.ts'

/** Who did what on the account, for a year. */
export function ActivitySection() {
  const { search: filters, change } = useSearchState(readActivitySearch)
  const query = useInfiniteQuery(activityQuery(filters))
  const entries = query.data?.pages.flatMap(({ items }) => items)
  const exported = useMutation({
    mutationFn: async () => new Blob([activityCsv(await wholeActivity(filters))], { type: 'text/csv' }),
    onSuccess: (file) => saveFile('edis-activity.csv', file),
    onError: (error) => toast(error.message, 'failed'),
  })
  return (
    <QueryCard
      title={<h2>{messages.title}</h2>}
      actions={
        entries &&
        entries.length > 0 && (
          <Button loading={exported.isPending} onClick={() => exported.mutate()}>
            {messages.csv}
          </Button>
        )
      }
      label={messages.title}
      filters={<ActivityFilterBar filters={filters} onChange={change} />}
      query={query}
      what={messages.theActivity}
      loading={{ rows: 8, shape: 'rows' }}
      empty={
        entries?.length === 0 && (
          <EmptyState
            title={messages.none}
            action={isFiltered(filters) && <Button onClick={() => change(noFilters)}>{messages.clear}</Button>}
          >
            {isFiltered(filters) ? messages.noneFiltered : messages.noneYet}
          </EmptyState>
        )
      }
    >
      {() => (
        <>
          <ul className={css.rows}>
            {entries?.map((entry) => (
              <ActivityRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <MoreRows query={query}>{messages.more}</MoreRows>
        </>
      )}
    </QueryCard>
  )
}

type FilterBarProps = { filters: ActivityFilters; onChange: (changes: Partial<ActivityFilters>) => void }

const ActivityFilterBar = ({ filters, onChange }: FilterBarProps) => (
  <Filters onClear={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
    <ChoiceFilter
      label={messages.about}
      value={filters.action}
      choices={actionKinds.flatMap((kind) => {
        const title = messages.kinds[kind as keyof typeof messages.kinds]
        return title === undefined ? [] : [[kind, title] as const]
      })}
      onChange={(action) => onChange({ action })}
    />
    <TextFilter
      label={messages.by}
      value={filters.member}
      placeholder={messages.byHint}
      maxLength={254}
      onChange={(member) => onChange({ member })}
    />
    <ChoiceFilter
      label={messages.where}
      value={filters.where}
      choices={environments.map((environment) => [environment, environmentTitle[environment]] as const)}
      onChange={(where) => onChange({ where: oneOf(environments, where) })}
    />
    <TimeFilter filters={filters} onChange={onChange} />
  </Filters>
)

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const { at, member, action, what, environment, address } = entry
  return (
    <li className={css.row}>
      <div className={css.text}>
        <div className={css.name}>
          {actionWords(action)}
          {what !== null && <code>{what}</code>}
        </div>
        <p>
          {whoWords(member)} · <time dateTime={at}>{localMoment(new Date(at))}</time>
          {environment !== null && <> · {environmentTitle[environment]}</>}
          {address !== null && <> · {messages.from(address)}</>}
        </p>
      </div>
      {member === otherActors.provider && (
        <div className={css.acts}>
          <Tag tone="accent">{otherActors.provider}</Tag>
        </div>
      )}
    </li>
  )
}

const whoWords = (member: string): string => (member === otherActors.software ? messages.software : member)
