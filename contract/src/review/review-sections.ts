/** The parts of the report, in its order. Apart from the entries, so that the portal loads no call's prose with them. */
export const reviewSections = ['calls', 'errors', 'events', 'webhooks', 'safety'] as const
export type ReviewSection = (typeof reviewSections)[number]

export const reviewSectionTitles: Record<ReviewSection, string> = {
  calls: 'Calls',
  errors: 'Errors handled',
  events: 'Events acknowledged',
  webhooks: 'Signatures verified',
  safety: 'Safety',
}
