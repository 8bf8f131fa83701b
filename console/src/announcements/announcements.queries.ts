import type { DataOf, RequestOf } from '@edis/contract/calls/call'
import {
  addAnnouncement,
  changeAnnouncement,
  listConsoleAnnouncements,
  withdrawAnnouncement,
} from '@edis/contract/console/announcements'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { request } from '../api.ts'

export type Announcement = DataOf<typeof listConsoleAnnouncements>['items'][number]
/** What is written of one, with all that may be left out. */
type Written = Omit<RequestOf<typeof addAnnouncement>, 'from' | 'until'> & Record<'from' | 'until', string | undefined>

const announcementsKey = ['announcements'] as const

/** They are the same in both environments. */
export const announcementsQuery = infiniteQueryOptions({
  queryKey: announcementsKey,
  queryFn: ({ pageParam: cursor, signal }) =>
    request('production', listConsoleAnnouncements, { limit: 50, cursor }, signal),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  select: ({ pages }) => pages.flatMap(({ items }) => items),
  // Planned ones begin, and others end
  refetchInterval: 60_000,
})

/** Announces something, or changes what was announced. */
export const useAnnounce = (announcement: string | undefined) =>
  useChange(
    (written: Written) =>
      announcement === undefined
        ? request('production', addAnnouncement, written)
        : request('production', changeAnnouncement, { announcement_id: announcement, ...written }),
    announcementsKey,
  )

/** Ends the banner now; it stays in What’s new. */
export const useEnd = ({ announcement_id: id, kind, title_en, title_id, text_en, text_id }: Announcement) =>
  useChange(
    (reason: string) =>
      request('production', changeAnnouncement, {
        announcement_id: id,
        kind,
        title_en,
        title_id,
        text_en,
        text_id,
        reason,
        until: new Date().toISOString(),
      }),
    announcementsKey,
  )

export const useWithdraw = ({ announcement_id: id }: Announcement) =>
  useChange(
    (reason: string) => request('production', withdrawAnnouncement, { announcement_id: id, reason }),
    announcementsKey,
  )
