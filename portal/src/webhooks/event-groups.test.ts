import { webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { expect, test } from 'vitest'
import { eventGroups } from './event-groups.ts'

test('each event stands in one group', () => {
  const grouped = eventGroups.flatMap(({ events }) => events)
  expect(grouped.toSorted()).toEqual(webhookEvents.map(({ name }) => name).toSorted())
})
