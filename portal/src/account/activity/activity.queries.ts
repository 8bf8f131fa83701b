import { type ActivityEntry, listActivity } from '@edis/contract/portal-calls/activity'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { request } from '../../api.ts'
import { type ActivityFilters, fieldsOf } from './activity-search.ts'

/** Pages of what was done on the account, newest first. */
export const activityQuery = (filters: ActivityFilters) =>
  infiniteQueryOptions({
    queryKey: ['activity', filters],
    queryFn: async ({ pageParam }) =>
      (
        await request('development', listActivity, {
          ...fieldsOf(filters, Date.now()),
          ...(pageParam !== null && { cursor: pageParam }),
        })
      ).data,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  })

const mostAtOnce = 200

/** All of it. */
export async function wholeActivity(filters: ActivityFilters): Promise<ActivityEntry[]> {
  const fields = fieldsOf(filters, Date.now())
  const all: ActivityEntry[] = []
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { data } = await request('development', listActivity, {
      ...fields,
      limit: mostAtOnce,
      ...(cursor && { cursor }),
    })
    all.push(...data.items)
    cursor = data.next_cursor
  }
  return all
}
