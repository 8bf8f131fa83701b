const kinds = ['request', 'event', 'attempt'] as const

/** Which part of the timeline is shown, as the address says it: requests, changes or deliveries; none: all. */
export type TimelineSearch = { show?: (typeof kinds)[number] | undefined }

export const readTimelineSearch = (search: Record<string, unknown>): TimelineSearch => ({
  show: kinds.find((kind) => kind === search.show),
})
