import { guideTitles } from '@edis/contract/reference/guides/guide-titles'
import { guidePages, referencePath } from '@edis/contract/reference/reference-pages'
import { language } from '@edis/ui/language.ts'
import { messages } from './messages.en.ts'

const { pages, parts } = messages

/**
 * `beneath`: it has pages beneath its path, which are its own; `tab`: another page that is a tab of it. `method` is that of
 * the call which a page of the reference describes.
 */
export type MenuEntry = {
  id: string
  title: string
  path: string
  beneath?: true
  tab?: string
  method?: 'GET' | 'POST'
  /** The part of the group that begins here. */
  part?: string
}
/** A page that the menu shows while it is open: `after` the entry that it belongs to. */
export type UnlistedEntry = MenuEntry & { after: string; deprecated?: true }
/** `header` stands over the group. */
export type MenuGroup = {
  id: string
  title: string
  header?: string
  entries: readonly MenuEntry[]
  unlisted?: readonly UnlistedEntry[]
}
export type Menu = readonly (MenuEntry | MenuGroup)[]

const deprecated = { method: 'POST', deprecated: true } as const

/** The whole menu of the specification, section 2. An entry appears when its page does. */
export const menu: Menu = [
  { id: 'console', title: pages.dashboard, path: '/' },
  {
    id: 'management',
    title: pages.management,
    entries: [
      { id: 'credentials', title: pages.credentials, path: '/credentials', tab: '/ipwhitelist' },
      { id: 'webhook-setting', title: pages.webhooks, path: '/webhook', beneath: true },
      { id: 'requests', title: pages.requests, path: '/requests' },
    ],
  },
  {
    id: 'documentation',
    title: pages.documentation,
    header: pages.reference,
    entries: [
      {
        id: 'generate-token',
        title: 'Generate Token',
        path: '/documentation/authentification/accesstoken',
        method: 'POST',
        part: parts.access,
      },
      {
        id: 'refresh-token',
        title: 'Refresh Token',
        path: '/documentation/authentification/refreshtoken',
        method: 'POST',
      },
      {
        id: 'list-product',
        title: 'Get List Product',
        path: '/documentation/product/getlistproduct',
        method: 'GET',
        part: parts.catalogue,
      },
      {
        id: 'list-warehouse',
        title: 'Get List Warehouse',
        path: '/documentation/warehouse/getlistwarehouse',
        method: 'GET',
      },
      {
        id: 'list-expedisi',
        title: 'Get List Expedisi',
        path: '/documentation/expedisi/getlistexpedisi',
        method: 'GET',
      },
      { id: 'region', title: 'Get Region', path: '/documentation/region', method: 'GET' },
      { id: 'rate-v2', title: 'Get Rate V2', path: '/documentation/rate/v2', method: 'POST' },
      { id: 'create-cs', title: 'Create CS', path: '/documentation/cs/create', method: 'POST', part: parts.service },
      { id: 'list-cs', title: 'Get List CS', path: '/documentation/cs/list', method: 'GET' },
      {
        id: 'send-order-v2',
        title: 'Send Order V2',
        path: '/documentation/order/send/v2',
        method: 'POST',
        part: parts.orders,
      },
      { id: 'cancel-order', title: 'Cancel Order', path: '/documentation/order/cancel', method: 'POST' },
      { id: 'webhook', title: 'Webhook', path: '/documentation/webhook' },
      { id: 'track-order', title: 'Track Order', path: '/documentation/order/track', method: 'GET' },
      { id: 'sla', title: 'SLA', path: '/documentation/sla', method: 'GET' },
    ],
    unlisted: [
      {
        id: 'rate-card',
        title: 'Get Rate Card V1',
        path: '/documentation/ratecard/v1',
        method: 'GET',
        after: 'rate-v2',
      },
      { ...deprecated, id: 'rate-v1', title: 'Get Rate V1', path: '/documentation/rate/v1', after: 'rate-v2' },
      {
        ...deprecated,
        id: 'send-order-v1',
        title: 'Send Order V1',
        path: '/documentation/order/send/v1',
        after: 'send-order-v2',
      },
      { id: 'label', title: 'Print Label', path: '/documentation/order/label', method: 'GET', after: 'track-order' },
      ...guidePages.map((name) => ({
        id: name,
        title: guideTitles[language][name],
        path: referencePath(name),
        after: 'sla',
      })),
    ],
  },
  {
    id: 'review',
    title: pages.review,
    entries: [
      { id: 'report', title: pages.report, path: '/review/report', tab: '/review/certificate' },
      { id: 'order', title: pages.orders, path: '/review/order', beneath: true },
    ],
  },
]

/** Pages that are routed and not in the menu. */
export const pagesBesideMenu: readonly MenuEntry[] = [
  { id: 'allowed-ips', title: pages.allowedIps, path: '/ipwhitelist' },
  { id: 'account', title: pages.account, path: '/account' },
  { id: 'security', title: pages.security, path: '/account/security' },
  { id: 'members', title: pages.members, path: '/account/members' },
  { id: 'keys', title: pages.keys, path: '/account/keys' },
  { id: 'activity', title: pages.activity, path: '/account/activity' },
  { id: 'personal-data', title: pages.personalData, path: '/account/personal-data' },
  { id: 'certificate', title: pages.certificate, path: '/review/certificate' },
  { id: 'whats-new', title: pages.whatsNew, path: '/whats-new' },
]

export const isGroup = (item: MenuEntry | MenuGroup): item is MenuGroup => 'entries' in item

/** The menu without entries that lead nowhere, and without groups that have none left. */
export const menuFor = (whole: Menu, paths: ReadonlySet<string>): Menu =>
  whole
    .map((item) => (isGroup(item) ? { ...item, entries: item.entries.filter(({ path }) => paths.has(path)) } : item))
    .filter((item) => (isGroup(item) ? item.entries.length > 0 : paths.has(item.path)))

/** A path as the router takes it: in any case of letters, with or without a slash at its end. */
export const asRouted = (path: string): string => path.toLowerCase().replace(/(?<=.)\/$/, '')

/** Whether the path shows the entry's page. */
function leadsTo({ path: own, beneath, tab }: MenuEntry, path: string): boolean {
  const given = asRouted(path)
  return given === own || given === tab || (beneath === true && given.startsWith(`${own}/`))
}

/** Where a path is in the menu: the top item and, inside a group, the sub-item. */
export function locate(whole: Menu, path: string): { item: string; subItem: string | null } | null {
  for (const item of whole) {
    if (!isGroup(item)) {
      if (leadsTo(item, path)) return { item: item.id, subItem: null }
      continue
    }
    const entry = [...item.entries, ...(item.unlisted ?? [])].find((candidate) => leadsTo(candidate, path))
    if (entry) return { item: item.id, subItem: entry.id }
  }
  return null
}

/** A group's entries by part; those before the first part have no title. */
export function partsOf({ entries }: MenuGroup): { title?: string; entries: MenuEntry[] }[] {
  const found: { title?: string; entries: MenuEntry[] }[] = []
  for (const entry of entries) {
    if (entry.part !== undefined) found.push({ title: entry.part, entries: [] })
    else if (found.length === 0) found.push({ entries: [] })
    found.at(-1)?.entries.push(entry)
  }
  return found
}
