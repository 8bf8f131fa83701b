/** The sections of the report, in order. Separate from the entries, so that the portal does not load the calls' prose. */
export const reviewSections = ['calls', 'errors', 'events', 'webhooks', 'safety'] as const
export type ReviewSection = (typeof reviewSections)[number]
