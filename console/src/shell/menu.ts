import type { StaffRole } from '@edis/contract/staff-roles'
import { isRoleAtLeast } from '@edis/contract/calls/console-call'
import type { ComponentType } from 'react'
import {
  AnnouncementsIcon,
  ApprovalsIcon,
  AuditIcon,
  CouriersIcon,
  OrdersIcon,
  PartnersIcon,
  RateCardsIcon,
  ReportsIcon,
  StaffIcon,
  StockIcon,
  TodayIcon,
  WarehousesIcon,
  WebhooksIcon,
} from '../layout/icons.tsx'
import { messages } from './messages.en.ts'
import { paths } from './page-paths.ts'

const { pages, groups } = messages

/** What stands after an entry: how much waits there. `bad`: someone must act. */
export type Count = 'partners' | 'production_requests' | 'failing_webhooks' | 'refused_reports' | 'short_stock'

/** `least`: the least role that sees the page. */
export type MenuEntry = {
  path: Exclude<(typeof paths)[keyof typeof paths], `${string}$${string}`>
  title: string
  Icon: ComponentType
  least: StaffRole
  count?: Count
}
export type MenuGroup = { title: string | null; entries: readonly MenuEntry[] }

/** The whole menu, in its order. */
const menu: readonly MenuGroup[] = [
  {
    title: null,
    entries: [
      { path: paths.today, title: pages.today, Icon: TodayIcon, least: 'support' },
      { path: paths.orders, title: pages.orders, Icon: OrdersIcon, least: 'support' },
      { path: paths.partners, title: pages.partners, Icon: PartnersIcon, least: 'support', count: 'partners' },
      {
        path: paths.approvals,
        title: pages.approvals,
        Icon: ApprovalsIcon,
        least: 'support',
        count: 'production_requests',
      },
      {
        path: paths.webhooks,
        title: pages.webhooks,
        Icon: WebhooksIcon,
        least: 'support',
        count: 'failing_webhooks',
      },
      { path: paths.reports, title: pages.reports, Icon: ReportsIcon, least: 'support', count: 'refused_reports' },
    ],
  },
  {
    title: groups.catalogue,
    entries: [
      { path: paths.couriers, title: pages.couriers, Icon: CouriersIcon, least: 'support' },
      { path: paths.stock, title: pages.stock, Icon: StockIcon, least: 'support', count: 'short_stock' },
      { path: paths.rateCards, title: pages.rateCards, Icon: RateCardsIcon, least: 'support' },
      { path: paths.places, title: pages.places, Icon: WarehousesIcon, least: 'operations' },
    ],
  },
  {
    title: groups.administration,
    entries: [
      { path: paths.announcements, title: pages.announcements, Icon: AnnouncementsIcon, least: 'support' },
      { path: paths.staff, title: pages.staff, Icon: StaffIcon, least: 'admin' },
      { path: paths.audit, title: pages.audit, Icon: AuditIcon, least: 'admin' },
    ],
  },
]

/** What the role sees of the menu. */
export const menuFor = (role: StaffRole): readonly MenuGroup[] =>
  menu
    .map((group) => ({ ...group, entries: group.entries.filter(({ least }) => isRoleAtLeast(role, least)) }))
    .filter(({ entries }) => entries.length > 0)

/** Whether the role sees the page at the path; pages beside the menu are everybody's. */
export const mayOpen = (role: StaffRole, pathname: string): boolean =>
  menu.every(({ entries }) => entries.every(({ path, least }) => path !== pathname || isRoleAtLeast(role, least)))
