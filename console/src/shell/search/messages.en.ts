/** The texts of the search, in English. */
export const messages = {
  search: 'Search',
  results: 'Results',
  placeholder: 'AWB, courier AWB, order number, last 4 digits of a phone number, partner or page',
  looking: 'Searching…',
  nothing: (text: string) => `No results for “${text}”`,
  elsewhere: { development: 'In Development', production: 'In Production' },
  kinds: { page: 'Page', partner: 'Partner', order: 'Order', archived: 'Archived order' },
}
