import { lazyPart, retried } from '@edis/ui/loading/retried.ts'
import { Oops } from '@edis/ui/states/oops.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  LazyRoute,
  retainSearchParams,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { readAuditSearch } from './audit/audit-search.ts'
import { readStockSearch } from './catalogue/stock/stock-search.ts'
import { readOrderSearch } from './orders/order-search.ts'
import { readPartnerSearch } from './partners/partner-search.ts'
import { paths } from './shell/page-paths.ts'
import { Shell } from './shell/shell.tsx'

const NotFoundPage = lazyPart(async () => (await import('./shell/not-found.page.tsx')).NotFoundPage)

/** `env` is the environment in view: development, or production when it is missing. */
type Search = { env?: 'development' | undefined }

const root = createRootRoute({
  component: Shell,
  validateSearch: (search: Record<string, unknown>): Search => ({
    // Named even when it is undefined, or what the address says would stay.
    env: search.env === 'development' ? 'development' : undefined,
  }),
  search: { middlewares: [retainSearchParams(['env'])] },
  notFoundComponent: NotFoundPage,
})

/** A page is a chunk of its own, fetched when a link to it is pointed at or followed. */
const loaded = (id: string, load: () => Promise<() => ReactNode>) =>
  retried(async () => new LazyRoute<AnyRoute>({ id, component: await load() }))

const getParentRoute = () => root
const today = createRoute({ getParentRoute, path: paths.today }).lazy(
  loaded(paths.today, async () => (await import('./today/today.page.tsx')).TodayPage),
)
const orders = createRoute({ getParentRoute, path: paths.orders, validateSearch: readOrderSearch }).lazy(
  loaded(paths.orders, async () => (await import('./orders/orders.page.tsx')).OrdersPage),
)
const order = createRoute({ getParentRoute, path: paths.order }).lazy(
  loaded(paths.order, async () => (await import('./orders/order/order.page.tsx')).OrderPage),
)
const partners = createRoute({ getParentRoute, path: paths.partners, validateSearch: readPartnerSearch }).lazy(
  loaded(paths.partners, async () => (await import('./partners/partners.page.tsx')).PartnersPage),
)
const partner = createRoute({ getParentRoute, path: paths.partner }).lazy(
  loaded(paths.partner, async () => (await import('./partners/partner/partner.page.tsx')).PartnerPage),
)
const approvals = createRoute({ getParentRoute, path: paths.approvals }).lazy(
  loaded(paths.approvals, async () => (await import('./approvals/approvals.page.tsx')).ApprovalsPage),
)
const webhooks = createRoute({ getParentRoute, path: paths.webhooks }).lazy(
  loaded(paths.webhooks, async () => (await import('./webhooks/webhooks.page.tsx')).WebhooksPage),
)
const reports = createRoute({ getParentRoute, path: paths.reports }).lazy(
  loaded(paths.reports, async () => (await import('./reports/reports.page.tsx')).ReportsPage),
)
const couriers = createRoute({ getParentRoute, path: paths.couriers }).lazy(
  loaded(paths.couriers, async () => (await import('./catalogue/couriers/couriers.page.tsx')).CouriersPage),
)
const stock = createRoute({ getParentRoute, path: paths.stock, validateSearch: readStockSearch }).lazy(
  loaded(paths.stock, async () => (await import('./catalogue/stock/stock.page.tsx')).StockPage),
)
const rateCards = createRoute({ getParentRoute, path: paths.rateCards }).lazy(
  loaded(paths.rateCards, async () => (await import('./catalogue/rate-cards/rate-cards.page.tsx')).RateCardsPage),
)
const places = createRoute({ getParentRoute, path: paths.places }).lazy(
  loaded(paths.places, async () => (await import('./catalogue/places/places.page.tsx')).PlacesPage),
)
const announcements = createRoute({ getParentRoute, path: paths.announcements }).lazy(
  loaded(paths.announcements, async () => (await import('./announcements/announcements.page.tsx')).AnnouncementsPage),
)
const staff = createRoute({ getParentRoute, path: paths.staff }).lazy(
  loaded(paths.staff, async () => (await import('./staff/staff.page.tsx')).StaffPage),
)
const audit = createRoute({ getParentRoute, path: paths.audit, validateSearch: readAuditSearch }).lazy(
  loaded(paths.audit, async () => (await import('./audit/audit.page.tsx')).AuditPage),
)
const account = createRoute({ getParentRoute, path: paths.account }).lazy(
  loaded(paths.account, async () => (await import('./account/account.page.tsx')).AccountPage),
)

export const router = createRouter({
  routeTree: root.addChildren([
    today,
    orders,
    order,
    partners,
    partner,
    approvals,
    webhooks,
    reports,
    couriers,
    stock,
    rateCards,
    places,
    announcements,
    staff,
    audit,
    account,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Spinner,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0, // the spinner fades in: a page is never held back for its sake
  defaultErrorComponent: Oops,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
