/** The sections of the report, in order. Separate from the entries, so that the portal does not load the calls' prose. */
export const reviewSections = ['calls', 'errors', 'events', 'webhooks', 'safety'] as const
export type ReviewSection = (typeof reviewSections)[number]

export const reviewSectionTitles: Record<ReviewSection, string> = {
  calls: 'Calls',
  errors: 'Errors handled',
  events: 'Events acknowledged',
  webhooks: 'Signatures verified',
  safety: 'Safety',
}
