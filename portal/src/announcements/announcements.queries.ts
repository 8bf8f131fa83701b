import type { DataOf } from '@edis/contract/calls/call'
import { listAnnouncements } from '@edis/contract/portal-calls/announcements'
import { queryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'

export type Announcement = DataOf<typeof listAnnouncements>[number]

const refreshMs = 30_000

/** What the provider has announced, asked for again while the page is seen: an incident shows within a minute. */
export const announcementsQuery = queryOptions({
  queryKey: ['announcements'],
  queryFn: async ({ signal }) => (await request('development', listAnnouncements, {}, signal)).data,
  refetchInterval: refreshMs,
})
