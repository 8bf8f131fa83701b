/** The texts around every page, in English. */
export const messages = {
  productName: 'EDIS Operations',
  roles: { support: 'Support', operations: 'Operations', admin: 'Admin' },
  account: 'Account',
  accountOf: (name: string) => `Account: ${name}`,
  signOut: 'Sign out',
  environment: 'Environment',
  menu: 'Menu',
  closeMenu: 'Close menu',
  sidebar: 'Sidebar',
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  search: 'Search',
  searchText: 'Find by AWB, courier AWB, order number or partner',
  searchFailed: 'Search could not be loaded. Try again.',
  notFound: { title: 'Page not found', text: 'There’s no page at this address.', home: 'Go to Today' },
  pages: {
    today: 'Today',
    orders: 'Orders',
    partners: 'Partners',
    approvals: 'Approvals',
  },
}
