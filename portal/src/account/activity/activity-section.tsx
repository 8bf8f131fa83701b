import { type ActivityEntry, otherActors } from '@edis/contract/portal-calls/activity'
import { environments, environmentTitle } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { isFiltered, oneOf } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { DownloadIcon } from '@edis/ui/layout/action-icons.tsx'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { type Chip, FilterBar } from '@edis/ui/filters/filter-bar.tsx'
import { SearchField } from '@edis/ui/filters/search-field.tsx'
import { ChoiceFilter } from '@edis/ui/layout/filters.tsx'
import { Dotted } from '@edis/ui/layout/dotted.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { dayInWords, inFull, localHours } from '@edis/ui/time/local-date.ts'
import { timeChips } from '@edis/ui/time/time-chips.ts'
import { TimeFilter } from '@edis/ui/time/time-filter.tsx'
import { readerZone, zoneName } from '@edis/ui/time/time-zone.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import css from '../account.module.css'
import own from './activity.module.css'
import { activityCsv } from './activity-csv.ts'
import { activityQuery, wholeActivity } from './activity.queries.ts'
import { type ActivityFilters, actionKinds, noFilters, readActivitySearch } from './activity-search.ts'
import { actionWords } from './action-words.ts'
import { messages } from './messages.en.ts'

/** Who did what on the account, for a year. */
export function ActivitySection() {
  const { search: filters, change } = useSearchState(readActivitySearch)
  const now = useNow(60_000)
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
      mark={<span className={own.zone}>{messages.zone(zoneName(new Date(now), readerZone()))}</span>}
      actions={
        entries &&
        entries.length > 0 && (
          <Button
            size="sm"
            leftSection={<DownloadIcon />}
            loading={exported.isPending}
            onClick={() => exported.mutate()}
          >
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
              <ActivityRow key={entry.id} entry={entry} now={now} />
            ))}
          </ul>
          <MoreRows query={query}>{messages.more}</MoreRows>
        </>
      )}
    </QueryCard>
  )
}

type FilterBarProps = {
  filters: ActivityFilters
  onChange: (changes: Partial<ActivityFilters>, how?: { replace: boolean }) => void
}

const ActivityFilterBar = ({ filters, onChange }: FilterBarProps) => (
  <FilterBar
    inCard
    search={
      <SearchField
        label={messages.by}
        hint={messages.byHint}
        maxLength={254}
        find={filters.member}
        onChange={(text) => onChange({ member: text || undefined }, { replace: true })}
      />
    }
    chips={chipsOf(filters)}
    menuLabel={messages.filterMenu}
    menu={
      <>
        <ChoiceFilter
          label={messages.about}
          value={filters.action}
          choices={actionKinds.flatMap((kind) => {
            const title = kindWords(kind)
            return title === undefined ? [] : [[kind, title] as const]
          })}
          onChange={(action) => onChange({ action })}
        />
        <ChoiceFilter
          label={messages.where}
          value={filters.where}
          choices={environments.map((environment) => [environment, environmentTitle[environment]] as const)}
          onChange={(where) => onChange({ where: oneOf(environments, where) })}
        />
        <TimeFilter filters={{ last: filters.last, since: filters.since, until: filters.until }} onChange={onChange} />
      </>
    }
    onChange={onChange}
  />
)

const kindWords = (kind: string): string | undefined => messages.kinds[kind as keyof typeof messages.kinds]

/** The filters in force, but whose it was, which stands in its field. */
function chipsOf({ action, where, ...time }: ActivityFilters): Chip<Partial<ActivityFilters>>[] {
  return [
    ...(action ? [{ name: null, value: kindWords(action) ?? action, without: { action: undefined } }] : []),
    ...(where ? [{ name: null, value: environmentTitle[where], without: { where: undefined } }] : []),
    ...timeChips(time),
  ]
}

function ActivityRow({ entry, now }: { entry: ActivityEntry; now: number }) {
  const { member, action, what, environment, address } = entry
  const at = new Date(entry.at)
  return (
    <li className={own.row}>
      <p className={css.name}>
        {actionWords(action)}
        {what !== null && <code>{what}</code>}
      </p>
      <time dateTime={entry.at} title={inFull(at)}>
        {dayInWords(at, now)}, {localHours(at)}
      </time>
      <Dotted>
        {member === otherActors.provider ? (
          <Tag tone="accent">{member}</Tag>
        ) : member === otherActors.software ? (
          messages.software
        ) : (
          member
        )}
        {address !== null && messages.from(address)}
      </Dotted>
      <span className={own.where}>{environment !== null && environmentTitle[environment]}</span>
    </li>
  )
}
