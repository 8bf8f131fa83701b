import { deliveryStates } from '@edis/contract/deliveries'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { webhookEvents } from '@edis/contract/webhook-events'
import { type ReactNode, useState } from 'react'
import { TextButton } from '../../ui/text-button.tsx'
import { type DeliveryFilters, type Period, periods } from '../webhook-search.ts'
import css from './deliveries.module.css'

export const noFilters: DeliveryFilters = {
  webhook: undefined,
  event: undefined,
  state: undefined,
  order: undefined,
  last: undefined,
  since: undefined,
  until: undefined,
}

const periodTitles: Record<Period, string> = { '1h': 'last hour', '24h': 'last 24 hours', '7d': 'last 7 days' }

type FilterBarProps = {
  webhooks: readonly Webhook[]
  filters: DeliveryFilters
  onChange: (changes: Partial<DeliveryFilters>) => void
}

export function DeliveryFilterBar({ webhooks, filters, onChange }: FilterBarProps) {
  const { webhook, event, state, order } = filters
  return (
    <div className={css.filters} role="group" aria-label="Filters">
      {(webhooks.length > 1 || webhook !== undefined) && (
        <Choice
          label="Webhook"
          value={webhook}
          choices={webhooks.map(({ id, url, event: on }) => [id, `${url} (${on})`])}
          onChange={(chosen) => onChange({ webhook: chosen })}
        />
      )}
      <Choice
        label="State"
        value={state}
        choices={deliveryStates.map((name) => [name, name])}
        onChange={(chosen) => onChange({ state: deliveryStates.find((name) => name === chosen) })}
      />
      <Choice
        label="Event"
        value={event}
        choices={webhookEvents.map(({ name }) => [name, name])}
        onChange={(chosen) => onChange({ event: chosen })}
      />
      <TimeFilter key={`${filters.since}${filters.until}`} filters={filters} onChange={onChange} />
      <OrderFilter key={order} order={order} onChange={onChange} />
      {Object.values(filters).some(Boolean) && (
        <TextButton onClick={() => onChange(noFilters)}>Clear filters</TextButton>
      )}
    </div>
  )
}

type ChoiceProps = {
  label: string
  value: string | undefined
  choices: readonly (readonly [value: string, title: string])[]
  onChange: (value: string | undefined) => void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Pill label={label} set={value !== undefined}>
      <select
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
      >
        <option value="">any</option>
        {value !== undefined && !choices.some(([known]) => known === value) && <option value={value}>{value}</option>}
        {choices.map(([known, title]) => (
          <option key={known} value={known}>
            {title}
          </option>
        ))}
      </select>
    </Pill>
  )
}

const Pill = ({ label, set, children }: { label: string; set: boolean; children: ReactNode }) => (
  <label className={css.pill} data-set={set || undefined}>
    <span aria-hidden="true">{label}</span>
    {children}
  </label>
)

/** Asks when Enter is pressed or the field is left. */
function OrderFilter({ order, onChange }: { order: string | undefined; onChange: FilterBarProps['onChange'] }) {
  const apply = (text: string) => {
    const wanted = text.trim() || undefined
    if (wanted !== order) onChange({ order: wanted })
  }
  return (
    <Pill label="Order" set={order !== undefined}>
      <input
        aria-label="Order"
        defaultValue={order}
        placeholder="any id"
        maxLength={64}
        spellCheck={false}
        autoComplete="off"
        onBlur={({ currentTarget }) => apply(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && apply(currentTarget.value)}
      />
    </Pill>
  )
}

/** A period that ends now, or two times of one's own. */
function TimeFilter({ filters: { last, since, until }, onChange }: Omit<FilterBarProps, 'webhooks'>) {
  const [own, setOwn] = useState(since !== undefined || until !== undefined)
  const choose = (chosen: string) => {
    setOwn(chosen === 'own')
    const period = (Object.keys(periods) as Period[]).find((name) => name === chosen)
    if (chosen !== 'own') onChange({ last: period, since: undefined, until: undefined })
  }
  return (
    <>
      <Pill label="Time" set={own || last !== undefined}>
        <select
          aria-label="Time"
          value={own ? 'own' : (last ?? '')}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          <option value="">any</option>
          {Object.entries(periodTitles).map(([period, title]) => (
            <option key={period} value={period}>
              {title}
            </option>
          ))}
          <option value="own">between…</option>
        </select>
      </Pill>
      {own && (
        <>
          <Moment label="From" value={since} onChange={(moment) => onChange({ since: moment, last: undefined })} />
          <Moment label="Until" value={until} onChange={(moment) => onChange({ until: moment, last: undefined })} />
        </>
      )}
    </>
  )
}

type MomentProps = { label: string; value: string | undefined; onChange: (value: string | undefined) => void }

function Moment({ label, value, onChange }: MomentProps) {
  const shown = value === undefined ? '' : localInput(new Date(value))
  return (
    <Pill label={label} set={value !== undefined}>
      <input
        aria-label={label}
        type="datetime-local"
        defaultValue={shown}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value === shown) return
          onChange(currentTarget.value ? new Date(currentTarget.value).toISOString() : undefined)
        }}
      />
    </Pill>
  )
}

/** As a datetime-local field wants it: in the reader's time zone, without naming it. */
const localInput = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
