import type { EntryKind } from './timeline-entries.ts'

const kinds: readonly EntryKind[] = ['request', 'event', 'attempt']

/** Which entries are shown, as the address says it; none: all. */
export type TimelineSearch = { show?: EntryKind | undefined }

export const readTimelineSearch = (search: Record<string, unknown>): TimelineSearch => ({
  show: kinds.find((kind) => kind === search.show),
})
