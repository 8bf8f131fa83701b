import { messages } from './messages.en.ts'

const { pages } = messages

/** `beneath`: it has pages beneath its path, which are its own. */
export type MenuEntry = { id: string; title: string; path: string; beneath?: true }
/** `header` is what the sidebar shows when it is not the title. */
export type MenuGroup = { id: string; title: string; header?: string; entries: readonly MenuEntry[] }
export type Menu = readonly (MenuEntry | MenuGroup)[]

/** The whole menu of the specification, section 2. An entry appears when its page does. */
export const menu: Menu = [
  { id: 'console', title: pages.dashboard, path: '/' },
  {
    id: 'management',
    title: pages.management,
    entries: [
      { id: 'credentials', title: pages.credentials, path: '/credentials' },
      { id: 'webhook-setting', title: pages.webhooks, path: '/webhook' },
    ],
  },
  {
    id: 'documentation',
    title: pages.documentation,
    header: pages.reference,
    entries: [
      { id: 'generate-token', title: 'Generate Token', path: '/documentation/authentification/accesstoken' },
      { id: 'refresh-token', title: 'Refresh Token', path: '/documentation/authentification/refreshtoken' },
      { id: 'list-product', title: 'Get List Product', path: '/documentation/product/getlistproduct' },
      { id: 'list-warehouse', title: 'Get List Warehouse', path: '/documentation/warehouse/getlistwarehouse' },
      { id: 'list-expedisi', title: 'Get List Expedisi', path: '/documentation/expedisi/getlistexpedisi' },
      { id: 'region', title: 'Get Region', path: '/documentation/region' },
      { id: 'rate-v2', title: 'Get Rate V2', path: '/documentation/rate/v2' },
      { id: 'create-cs', title: 'Create CS', path: '/documentation/cs/create' },
      { id: 'list-cs', title: 'Get List CS', path: '/documentation/cs/list' },
      { id: 'send-order-v2', title: 'Send Order V2', path: '/documentation/order/send/v2' },
      { id: 'cancel-order', title: 'Cancel Order', path: '/documentation/order/cancel' },
      { id: 'webhook', title: 'Webhook', path: '/documentation/webhook' },
      { id: 'track-order', title: 'Track Order', path: '/documentation/order/track' },
      { id: 'sla', title: 'SLA', path: '/documentation/sla' },
    ],
  },
  {
    id: 'review',
    title: pages.review,
    entries: [
      { id: 'report', title: pages.report, path: '/review/report' },
      { id: 'order', title: pages.orders, path: '/review/order', beneath: true },
    ],
  },
]

/** Pages that are routed and not in the menu. */
export const pagesBesideMenu: readonly MenuEntry[] = [
  { id: 'allowed-ips', title: pages.allowedIps, path: '/ipwhitelist' },
  { id: 'requests', title: pages.requests, path: '/requests' },
  { id: 'account', title: pages.account, path: '/account' },
  { id: 'security', title: pages.security, path: '/account/security' },
  { id: 'members', title: pages.members, path: '/account/members' },
  { id: 'keys', title: pages.keys, path: '/account/keys' },
  { id: 'activity', title: pages.activity, path: '/account/activity' },
  { id: 'personal-data', title: pages.personalData, path: '/account/personal-data' },
  { id: 'certificate', title: pages.certificate, path: '/review/certificate' },
]

export const isGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'entries' in item

/** The menu without entries that lead nowhere, and without groups that have none left. */
export const menuFor = (whole: Menu, paths: ReadonlySet<string>): Menu =>
  whole
    .map((item) => (isGroup(item) ? { ...item, entries: item.entries.filter(({ path }) => paths.has(path)) } : item))
    .filter((item) => (isGroup(item) ? item.entries.length > 0 : paths.has(item.path)))

/** Whether the path shows the entry's page, as the router takes it: in any case of letters, with or without a slash at its end. */
function leadsTo({ path: own, beneath }: MenuEntry, path: string): boolean {
  const given = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return given === own || (beneath === true && given.startsWith(`${own}/`))
}

/** Where a path is in the menu: the top item and, inside a group, the sub-item. */
export function locate(whole: Menu, path: string): { item: string; subItem: string | null } | null {
  for (const item of whole) {
    if (!isGroup(item)) {
      if (leadsTo(item, path)) return { item: item.id, subItem: null }
      continue
    }
    const entry = item.entries.find((candidate) => leadsTo(candidate, path))
    if (entry) return { item: item.id, subItem: entry.id }
  }
  return null
}
