/** What the provider announces, in English; title and text come from the server. */
export const messages = {
  title: 'What’s new',
  announcements: 'Announcements',
  theAnnouncements: 'the announcements',
  kinds: { incident: 'Incident', maintenance: 'Maintenance', news: 'News' },
  since: (time: string) => `since ${time}`,
  fromUntil: (from: string, until: string) => `${from} – ${until}`,
  now: 'Now',
  details: 'Details',
  detailsOf: (title: string) => `Details: ${title}`,
  others: (count: number) => `Details and ${count} more`,
  dismiss: (title: string) => `Dismiss: ${title}`,
  none: 'No announcements yet',
  noneText: 'Incidents, maintenance and new features appear here.',
}
