import { overviewPath, referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  LazyRoute,
  retainSearchParams,
} from '@tanstack/react-router'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { pages, texts } from 'virtual:reference-pages'
import { drawnPage, drawnText } from './reference/drawn-page.ts'
import { readRequestSearch } from './requests/request-search.ts'
import { readOrderSearch } from './review/orders/order-filters.ts'
import { readTimelineSearch } from './review/timeline/timeline-search.ts'
import { lazyPart, retried } from '@edis/ui/loading/retried.ts'
import { Shell } from './shell/shell.tsx'
import { Oops } from '@edis/ui/states/oops.tsx'
import { Spinner } from '@edis/ui/states/spinner.tsx'
import { readWebhookSearch } from './webhooks/webhook-search.ts'

const NotFoundPage = lazyPart(async () => (await import('./not-found/not-found.page.tsx')).NotFoundPage)

/** `env` is the environment in view: production, or development when it is missing. */
type Search = { env?: 'production' | undefined }

const root = createRootRoute({
  component: Shell,
  validateSearch: (search: Record<string, unknown>): Search => ({
    // Named even when it is undefined, or what the address says would stay.
    env: search.env === 'production' ? 'production' : undefined,
  }),
  search: { middlewares: [retainSearchParams(['env'])] },
  notFoundComponent: NotFoundPage,
})

/** A page is a chunk of its own, fetched when a link to it is pointed at or followed. */
const loaded = (id: string, load: () => Promise<() => ReactNode>) =>
  retried(async () => new LazyRoute<AnyRoute>({ id, component: inTurn(await load()) }))

/**
 * The first page is drawn after the frame around it, without keeping the browser; what follows is there at once, and so is
 * what gives a drawn page's place to the same page alive.
 */
function inTurn(Page: () => ReactNode) {
  return function PageInTurn() {
    const [isFirst] = useState(() => router.state.resolvedLocation === undefined && !drawnPage())
    const isTurn = useDeferredValue(true, !isFirst)
    return isTurn && <Page />
  }
}

const getParentRoute = () => root
const dashboard = createRoute({ getParentRoute, path: '/' }).lazy(
  loaded('/', async () => (await import('./dashboard/dashboard.page.tsx')).DashboardPage),
)
const credentials = createRoute({ getParentRoute, path: '/credentials' }).lazy(
  loaded('/credentials', async () => (await import('./credentials/credentials.page.tsx')).CredentialsPage),
)
const webhook = createRoute({ getParentRoute, path: '/webhook', validateSearch: readWebhookSearch }).lazy(
  loaded('/webhook', async () => (await import('./webhooks/webhooks.page.tsx')).WebhooksPage),
)
const endpoint = createRoute({ getParentRoute, path: '/webhook/$webhook', validateSearch: readWebhookSearch }).lazy(
  loaded('/webhook/$webhook', async () => (await import('./webhooks/endpoint/endpoint.page.tsx')).EndpointPage),
)
const allowedIps = createRoute({ getParentRoute, path: '/ipwhitelist' }).lazy(
  loaded('/ipwhitelist', async () => (await import('./allowed-ips/allowed-ips.page.tsx')).AllowedIpsPage),
)
const requests = createRoute({ getParentRoute, path: '/requests', validateSearch: readRequestSearch }).lazy(
  loaded('/requests', async () => (await import('./requests/requests.page.tsx')).RequestsPage),
)
const profile = createRoute({ getParentRoute, path: '/account' }).lazy(
  loaded('/account', async () => (await import('./account/profile/profile.page.tsx')).ProfilePage),
)
const security = createRoute({ getParentRoute, path: '/account/security' }).lazy(
  loaded('/account/security', async () => (await import('./account/security/security.page.tsx')).SecurityPage),
)
const members = createRoute({ getParentRoute, path: '/account/members' }).lazy(
  loaded('/account/members', async () => (await import('./account/members/members.page.tsx')).MembersPage),
)
const keys = createRoute({ getParentRoute, path: '/account/keys' }).lazy(
  loaded('/account/keys', async () => (await import('./account/keys/keys.page.tsx')).KeysPage),
)
const activity = createRoute({ getParentRoute, path: '/account/activity' }).lazy(
  loaded('/account/activity', async () => (await import('./account/activity/activity.page.tsx')).ActivityPage),
)
const personalData = createRoute({ getParentRoute, path: '/account/personal-data' }).lazy(
  loaded(
    '/account/personal-data',
    async () => (await import('./account/personal-data/personal-data.page.tsx')).PersonalDataPage,
  ),
)
const report = createRoute({ getParentRoute, path: '/review/report' }).lazy(
  loaded('/review/report', async () => (await import('./review/report/report.page.tsx')).ReportPage),
)
const certificate = createRoute({ getParentRoute, path: '/review/certificate' }).lazy(
  loaded(
    '/review/certificate',
    async () => (await import('./review/certificate/certificate.page.tsx')).CertificatePage,
  ),
)
const whatsNew = createRoute({ getParentRoute, path: '/whats-new' }).lazy(
  loaded('/whats-new', async () => (await import('./announcements/whats-new.page.tsx')).WhatsNewPage),
)
const orders = createRoute({ getParentRoute, path: '/review/order', validateSearch: readOrderSearch }).lazy(
  loaded('/review/order', async () => (await import('./review/orders/orders.page.tsx')).OrdersPage),
)
const timeline = createRoute({
  getParentRoute,
  path: '/review/order/$order',
  validateSearch: readTimelineSearch,
}).lazy(loaded('/review/order/$order', async () => (await import('./review/timeline/timeline.page.tsx')).TimelinePage))
// What a page is and its text are chunks of their own, beside what all pages share.
const documentation = referencePages.map((name) => {
  const path = referencePath(name)
  return createRoute({ getParentRoute, path }).lazy(
    loaded(path, async () => {
      const [{ ReferencePage }, { page }, text] = await Promise.all([
        import('./reference/reference.page.tsx'),
        pages[name](),
        drawnText(name) ?? texts[name](),
      ])
      return () => <ReferencePage page={page} text={text} />
    }),
  )
})

/** The specification has this page and shows nothing of it. */
const overview = createRoute({ getParentRoute, path: overviewPath, component: () => <div /> })

const allowsMotion = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false

/** Every route of the portal. The menu shows the entries whose path is among them. */
export const router = createRouter({
  routeTree: root.addChildren([
    dashboard,
    credentials,
    webhook,
    endpoint,
    allowedIps,
    requests,
    ...documentation,
    overview,
    report,
    certificate,
    whatsNew,
    orders,
    timeline,
    profile,
    security,
    members,
    keys,
    activity,
    personalData,
  ]),
  defaultPreload: 'intent',
  defaultPendingComponent: Spinner,
  defaultPendingMs: 200,
  defaultPendingMinMs: 0, // the spinner fades in: a page is never held back for its sake
  defaultErrorComponent: Oops,
})

// From page to page alone, where the system allows motion; the first page comes and filters change without. Not the
// router's own: a page left before it has faded in would be an error that nobody caught
router.startViewTransition = (show) => {
  const { latestLocation: to, state } = router
  const turned = state.resolvedLocation && state.resolvedLocation.pathname !== to.pathname
  if (!turned || !allowsMotion() || !('startViewTransition' in document)) return show()
  const transition = document.startViewTransition(show)
  transition.ready.catch(() => {})
  return transition.updateCallbackDone
}

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
