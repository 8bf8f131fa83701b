import { anyWebhookEvent, subscribedEvents, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { useState } from 'react'
import { Segments } from '@edis/ui/layout/segments.tsx'
import { eventGroups } from './event-groups.ts'
import { messages } from './messages.en.ts'
import css from './events-choice.module.css'

const { form: texts } = messages
const kinds = [
  { value: 'all', title: texts.all },
  { value: 'some', title: texts.some },
] as const
const titles = new Map<string, string>(webhookEvents.map(({ name, title }) => [name, title]))
const descriptions = new Map<string, string>(webhookEvents.map(({ name, description }) => [name, description]))

type EventsChoiceProps = { value: string; error: string | undefined; onChange: (filter: string) => void }

/** All events, or those that are ticked, in groups that tick as one. `value`: as a webhook has them. */
export function EventsChoice({ value, error, onChange }: EventsChoiceProps) {
  const [kind, setKind] = useState<'all' | 'some'>(value === anyWebhookEvent ? 'all' : 'some')
  const chosen = new Set(value === '' ? [] : (subscribedEvents(value) ?? []))
  const choose = (events: readonly string[], on: boolean) => {
    for (const event of events)
      if (on) chosen.add(event)
      else chosen.delete(event)
    onChange([...chosen].join(','))
  }
  return (
    <fieldset className={css.events} aria-invalid={error !== undefined || undefined}>
      <legend>{texts.events}</legend>
      <Segments
        label={texts.events}
        choices={kinds}
        value={kind}
        onChange={(next) => {
          setKind(next)
          onChange(next === 'all' ? anyWebhookEvent : '')
        }}
      />
      {kind === 'all' ? (
        <p className={css.hint}>{texts.allHint}</p>
      ) : (
        eventGroups.map(({ name, events }) => {
          const count = events.filter((event) => chosen.has(event)).length
          return (
            <div key={name} role="group" aria-label={texts.groups[name]} className={css.group}>
              <label className={css.head}>
                <input
                  type="checkbox"
                  checked={count === events.length}
                  ref={(box) => {
                    if (box) box.indeterminate = count > 0 && count < events.length
                  }}
                  onChange={({ currentTarget }) => choose(events, currentTarget.checked)}
                />
                {texts.group(texts.groups[name], count, events.length)}
              </label>
              {events.map((event) => (
                <label key={event} title={descriptions.get(event)}>
                  <input
                    type="checkbox"
                    checked={chosen.has(event)}
                    onChange={({ currentTarget }) => choose([event], currentTarget.checked)}
                  />
                  <span>{titles.get(event)}</span>
                </label>
              ))}
            </div>
          )
        })
      )}
      <p role="alert" className={css.error}>
        {error}
      </p>
    </fieldset>
  )
}
