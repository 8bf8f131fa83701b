import type { FailureBody } from '@edis/contract/calls/call'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from '../support/accessibility.ts'
import { hostileAnswers } from '../support/hostile-answers.ts'
import { account, button, content, expectSignInCard, menu, openPage, pages, title, turnTo } from '../support/portal.ts'
import { test } from '../support/product.ts'

const crashed = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Oops' })).toBeVisible()
  await expect(page.getByText('Something went wrong', { exact: true })).toBeVisible()
}
const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { before: true }))
const isMarked = (page: Page) => page.evaluate(() => 'before' in globalThis)

const failure: FailureBody = {
  code: 500,
  error: 'INTERNAL_ERROR',
  message: 'Something went wrong at EDIS.',
  doc_url: '',
  request_id: 'req_01JD3M8T5K2VQ4W8Z6Y0R1S2T3',
}

/** The menu counts what of it fails: it has been there since the document was opened. */
const askedByMenu: readonly string[] = ['/webhooks/list']

/** The lists: the call that fills them, how they are named, and what the demo partner then sees. */
const lists = [
  { path: '/credentials', title: 'API Credentials', call: '/auth/credentials', what: 'development credentials' },
  { path: '/webhook', title: 'Webhook Setting', call: '/webhooks/list', what: 'webhooks' },
  { path: '/ipwhitelist', title: 'IP Whitelist', call: '/ip/list', what: 'IP addresses' },
  { path: '/', title: 'Dashboard', call: '/webhooks/list', what: 'your progress' },
] as const
const filledWith = {
  '/credentials': 'prt_',
  '/webhook': 'No webhooks yet',
  '/ipwhitelist': 'No IP addresses yet',
  '/': 'Get a development token',
} as const
const loadingName = {
  '/credentials': 'Loading development credentials',
  '/webhook': 'Loading webhooks',
  '/ipwhitelist': 'Loading IP addresses',
} as const

const chunks = {
  '/': 'dashboard.page-*.js',
  '/credentials': 'credentials.page-*.js',
  '/webhook': 'webhooks.page-*.js',
  '/ipwhitelist': 'allowed-ips.page-*.js',
} as const

test.describe('a page that does not load', () => {
  test.use({ signedInAs: 'the demo partner' })
  test.beforeEach(({ provoke }) => provoke(/ERR_FAILED.*\/assets\/|dynamically imported module/))

  test('shows Oops in the shell when it is chosen, and Back To Home starts over', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await page.route(`**/assets/${chunks['/webhook']}`, (route) => route.abort())
    await menu(page).getByRole('button', { name: 'API Management' }).click()
    await menu(page).getByRole('link', { name: 'Webhook Setting' }).click()
    await crashed(page)
    await expect(account(page)).toBeVisible()

    await markDocument(page)
    await button(page, 'Back To Home').click()
    await expect(title(page, 'Dashboard')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await isMarked(page)).toBe(false)
  })

  for (const { path, title: name } of pages)
    test(`shows Oops when ${path} is opened, and everything once it loads again`, async ({ page }) => {
      const chunk = `**/assets/${chunks[path]}`
      await page.route(chunk, (route) => route.abort())
      await page.goto(path)
      await crashed(page)
      await page.unroute(chunk)
      await markDocument(page)
      await button(page, 'Back To Home').click()
      await expect(title(page, 'Dashboard')).toBeVisible()
      await expect(page).toHaveURL('/')
      expect(await isMarked(page)).toBe(false)
      await openPage(page, { path, title: name })
    })

  test('is asked for once more by itself, be it refused once or cut off', async ({ page, provoke }) => {
    provoke(/status of 400/)
    const chunk = `**/assets/${chunks['/webhook']}`
    await page.route(chunk, (route) => route.fulfill({ status: 400, json: failure }), { times: 1 })
    await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
    await page.route(`**/assets/${chunks['/credentials']}`, (route) => route.abort(), { times: 1 })
    await openPage(page, { path: '/credentials', title: 'API Credentials' })
  })

  test('for its first script is asked for once more by itself', async ({ page, provoke }) => {
    provoke(/status of 400/)
    let refused = 0
    await page.route('**/assets/index-*.js', async (route) => {
      refused += 1
      await (refused === 1 ? route.fulfill({ status: 400, json: failure }) : route.continue())
    })
    await openPage(page, { path: '/', title: 'Dashboard' })
    expect(refused).toBe(2)
  })

  test('is accessible in both schemes and fits', async ({ page }) => {
    await page.route(`**/assets/${chunks['/webhook']}`, (route) => route.abort())
    await page.goto('/webhook')
    await crashed(page)
    await expectNoViolations(page)
    await expectNothingSideways(page)
  })
})

test('a sign-in card that does not load shows Oops as well', async ({ page, provoke }) => {
  provoke(/ERR_FAILED.*\/assets\/|dynamically imported module/)
  await page.route('**/assets/sign-in.page-*.js', (route) => route.abort())
  await page.goto('/credentials')
  await crashed(page)
  await expectNoViolations(page)
  await page.unroute('**/assets/sign-in.page-*.js')
  await button(page, 'Back To Home').click()
  await expectSignInCard(page)
  await expect(page).toHaveURL('/')
})

test.describe('what takes its time or fails', () => {
  test.use({ signedInAs: 'the demo partner' })

  test('a page on its way shows a spinner in the shell', async ({ page }) => {
    const arrival = Promise.withResolvers<void>()
    await page.route(`**/assets/${chunks['/ipwhitelist']}`, async (route) => {
      await arrival.promise
      await route.continue()
    })
    await page.goto('/ipwhitelist')
    await expect(content(page).getByRole('status', { name: 'Loading', exact: true })).toBeVisible()
    await expect(menu(page)).toBeVisible()
    arrival.resolve()
    await expect(title(page, 'IP Whitelist')).toBeVisible()
    await expect(content(page).getByRole('status', { name: 'Loading', exact: true })).toHaveCount(0)
  })

  test('a call that fails is said with its request, and Retry asks again', async ({ page, product, provoke }) => {
    test.slow()
    provoke(/status of 500/)
    let open = openPage
    for (const { path, title: name, call, what } of lists) {
      await test.step(`${name}: ${call}`, async () => {
        await page.route(product.url.development + call, (route) =>
          route.fulfill({
            status: 500,
            json: failure,
            headers: { 'access-control-allow-origin': product.url.portal },
          }),
        )
        await (askedByMenu.includes(call) ? openPage : open)(page, { path, title: name })
        const alert = content(page).getByRole('alert')
        await expect(alert).toContainText(`Could not load ${what}`)
        await expect(alert).toContainText(failure.message)
        await expect(alert).toContainText(failure.request_id)
        await expectNoViolations(page)
        await expectNothingSideways(page)

        await alert.getByRole('button', { name: 'Retry' }).click()
        await expect(alert).toBeVisible()
        await page.unroute(product.url.development + call)
        await alert.getByRole('button', { name: 'Retry' }).click()
        await expect(alert).toHaveCount(0)
        await expect(content(page)).toContainText(filledWith[path])
      })
      // What a list has loaded the dashboard need not ask for
      open = path === '/ipwhitelist' ? openPage : turnTo
    }
  })

  test('an API that does not answer is asked once more by itself, then says so', async ({ page, product, provoke }) => {
    provoke(/ERR_FAILED.*\/webhooks\/list/)
    let asked = 0
    await page.route(`${product.url.development}/webhooks/list`, async (route) => {
      asked += 1
      await (asked <= 2 ? route.abort() : route.continue())
    })
    await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
    await expect(content(page).getByRole('alert')).toContainText('The API did not respond')
    expect(asked).toBe(2)
    await button(page, 'Retry').click()
    await expect(content(page)).toContainText('No webhooks yet')
  })

  test('whatever is in place of an answer is said without a parser’s words, and Retry asks again', async ({
    page,
    product,
    provoke,
  }) => {
    test.slow()
    provoke(/status of (401|502|503)/)
    const call = `${product.url.development}/webhooks/list`
    const headers = { 'access-control-allow-origin': product.url.portal }
    for (const [name, body] of Object.entries(hostileAnswers))
      await test.step(name, async () => {
        await page.route(call, (route) => route.fulfill({ ...body, headers }))
        await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
        const alert = content(page).getByRole('alert')
        await expect(alert).toContainText('Could not load webhooks')
        await expect(alert).toContainText(`status ${body.status}`)
        await expect(alert).not.toContainText(/JSON|token|</)
        await page.unroute(call)
        await button(page, 'Retry').click()
        await expect(content(page)).toContainText('No webhooks yet')
      })
  })

  test('rows on their way are shown as such', async ({ page, product }) => {
    test.slow()
    let open = openPage
    for (const { path, title: name, call } of lists) {
      // The credentials are asked for when the portal opens, the others by their page
      if (path === '/') continue
      await test.step(name, async () => {
        const answer = Promise.withResolvers<void>()
        await page.route(product.url.development + call, async (route) => {
          await answer.promise
          await route.continue()
        })
        await (askedByMenu.includes(call) ? openPage : open)(page, { path, title: name })
        const loading = content(page).getByRole('status', { name: loadingName[path] })
        await expect(loading).toBeVisible()
        await expectNoViolations(page, [wide])
        answer.resolve()
        await expect(content(page)).toContainText(filledWith[path])
        await expect(loading).toHaveCount(0)
      })
      open = turnTo
    }
  })

  test('one environment that fails leaves the other usable', async ({ page, product, provoke }) => {
    provoke(/ERR_FAILED.*\/auth\/credentials/)
    await page.route(`${product.url.production}/auth/credentials`, (route) => route.abort())
    await openPage(page, { path: '/credentials', title: 'API Credentials' })
    const production = page.getByRole('region', { name: 'Production' })
    await expect(production.getByRole('alert')).toContainText('The API did not respond')
    await expect(page.getByRole('region', { name: 'Development' })).toContainText('prt_')
    await page.unroute(`${product.url.production}/auth/credentials`)
    await production.getByRole('button', { name: 'Retry' }).click()
    await expect(production).toContainText('prt_')
  })
})
