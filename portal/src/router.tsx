import { referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import { createLazyRoute, createRootRoute, createRoute, createRouter, retainSearchParams } from '@tanstack/react-router'
import { pages, texts } from 'virtual:reference-pages'
import { drawnText } from './reference/drawn-page.ts'
import { readRequestSearch } from './requests/request-search.ts'
import { readOrderFilters } from './review/orders/order-filters.ts'
import { readTimelineSearch } from './review/timeline/timeline-search.ts'
import { retried } from './retried.ts'
import { Nowhere } from './shell/nowhere.tsx'
import { Shell } from './shell/shell.tsx'
import { Oops } from '@edis/ui/states/oops.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { readWebhookSearch } from './webhooks/webhook-search.ts'

/** `env` is the environment in view: production, or development when it is missing. */
type Search = { env?: 'production' | undefined }

const root = createRootRoute({
  component: Shell,
  validateSearch: (search: Record<string, unknown>): Search => ({
    // Named even when it is undefined, or what the address says would stay.
    env: search.env === 'production' ? 'production' : undefined,
  }),
  search: { middlewares: [retainSearchParams(['env'])] },
  notFoundComponent: Nowhere,
})

// Each page is a chunk of its own, fetched when a link to it is pointed at or followed.
const dashboard = createRoute({ getParentRoute: () => root, path: '/' }).lazy(
  retried(async () => {
    const { DashboardPage } = await import('./dashboard/dashboard.page.tsx')
    return createLazyRoute('/')({ component: DashboardPage })
  }),
)
const credentials = createRoute({ getParentRoute: () => root, path: '/credentials' }).lazy(
  retried(async () => {
    const { CredentialsPage } = await import('./credentials/credentials.page.tsx')
    return createLazyRoute('/credentials')({ component: CredentialsPage })
  }),
)
const webhook = createRoute({
  getParentRoute: () => root,
  path: '/webhook',
  validateSearch: readWebhookSearch,
}).lazy(
  retried(async () => {
    const { WebhooksPage } = await import('./webhooks/webhooks.page.tsx')
    return createLazyRoute('/webhook')({ component: WebhooksPage })
  }),
)
const ipWhitelist = createRoute({ getParentRoute: () => root, path: '/ipwhitelist' }).lazy(
  retried(async () => {
    const { IpWhitelistPage } = await import('./allowed-ips/allowed-ips.page.tsx')
    return createLazyRoute('/ipwhitelist')({ component: IpWhitelistPage })
  }),
)
// What a page is and its text are chunks of their own, beside what all pages share.
const documentation = referencePages.map((name) => {
  const path = referencePath(name)
  return createRoute({ getParentRoute: () => root, path }).lazy(
    retried(async () => {
      const [{ ReferencePage }, { page }, text] = await Promise.all([
        import('./reference/reference.page.tsx'),
        pages[name](),
        drawnText(name) ?? texts[name](),
      ])
      return createLazyRoute(path)({ component: () => <ReferencePage page={page} text={text} /> })
    }),
  )
})
const requests = createRoute({
  getParentRoute: () => root,
  path: '/requests',
  validateSearch: readRequestSearch,
}).lazy(
  retried(async () => {
    const { RequestsPage } = await import('./requests/requests.page.tsx')
    return createLazyRoute('/requests')({ component: RequestsPage })
  }),
)

const report = createRoute({ getParentRoute: () => root, path: '/review/report' }).lazy(
  retried(async () => {
    const { ReportPage } = await import('./review/report/report.page.tsx')
    return createLazyRoute('/review/report')({ component: ReportPage })
  }),
)
const certificate = createRoute({ getParentRoute: () => root, path: '/review/certificate' }).lazy(
  retried(async () => {
    const { CertificatePage } = await import('./review/report/certificate.page.tsx')
    return createLazyRoute('/review/certificate')({ component: CertificatePage })
  }),
)
const orders = createRoute({
  getParentRoute: () => root,
  path: '/review/order',
  validateSearch: readOrderFilters,
}).lazy(
  retried(async () => {
    const { OrdersPage } = await import('./review/orders/orders.page.tsx')
    return createLazyRoute('/review/order')({ component: OrdersPage })
  }),
)
const timeline = createRoute({
  getParentRoute: () => root,
  path: '/review/order/$order',
  validateSearch: readTimelineSearch,
}).lazy(
  retried(async () => {
    const { TimelinePage } = await import('./review/timeline/timeline.page.tsx')
    return createLazyRoute('/review/order/$order')({ component: TimelinePage })
  }),
)

/** Every route of the portal. The menu shows the entries whose path is among them. */
export const router = createRouter({
  routeTree: root.addChildren([
    dashboard,
    credentials,
    webhook,
    ipWhitelist,
    requests,
    ...documentation,
    report,
    certificate,
    orders,
    timeline,
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
