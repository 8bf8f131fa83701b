import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { generateToken } from '@edis/contract/open-api/generate-token'
import { countRequests } from '@edis/contract/portal-calls/requests'
import { createWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow, wide } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { basicAuthOf } from './support/keys.ts'
import { content, openPage, title } from './support/portal.ts'
import { sendOrders } from './support/orders.ts'
import { test } from './support/product.ts'

const dashboard = { path: '/', title: 'Dashboard' }
const flowchart = (page: Page) => content(page).getByRole('img', { name: 'How an integration works' })
const steps = (page: Page) => page.getByRole('region', { name: 'Next steps' })
const step = (page: Page, name: string) => steps(page).getByRole('listitem').filter({ hasText: name })
const today = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Status' }).getByRole('listitem').filter({ hasText: name })
const mark = (page: Page, name: string) => step(page, name).getByRole('img')

test.describe('for the demo partner', () => {
  test.use({ signedInAs: 'the demo partner' })

  test('shows one flowchart on a wide and on a narrow screen, and tells it in words', async ({ page }) => {
    await openPage(page, dashboard)
    for (const screen of [wide, narrow]) {
      await page.setViewportSize(screen)
      await expect(flowchart(page)).toHaveCount(1)
      await expect(flowchart(page)).toBeVisible()
      await expect(flowchart(page)).toHaveAccessibleName(/gets a token from EDIS.*sends the order.*webhook.*production/)
      const box = (await flowchart(page).boundingBox())!
      expect(box.width).toBeGreaterThan(300)
      expect(box.height).toBeGreaterThan(300)
      for (const word of ['Token', 'Send order', 'Track', 'Development', 'Production'])
        await expect(flowchart(page).getByText(word, { exact: true })).toBeVisible()
    }
  })

  test('is accessible and fits', { tag: everyState }, async ({ page }) => {
    await openPage(page, dashboard)
    await expect(today(page, 'Go-live progress')).toContainText('left')
    await expect(content(page)).toContainText('Generate one to make a request')
    await expect(step(page, 'Go live')).toContainText('You have production access.')
    await expectNoViolations(page)
    await expectNothingSideways(page)
  })
})

test.describe('for a new partner', () => {
  test.use({ signedInAs: 'a new partner' })

  test('says what is left to do, and ticks what is done', async ({ page, api }) => {
    await openPage(page, dashboard)
    await expect(mark(page, 'Get a development token')).toHaveAccessibleName('To do')
    await expect(mark(page, 'Add a webhook')).toHaveAccessibleName('To do')
    await expect(steps(page).getByRole('link', { name: 'Generate token' })).toBeVisible()
    // A range of time comes with the first token
    await expect(page.getByRole('radiogroup', { name: 'Time range' })).toHaveCount(0)
    await expect(step(page, 'Restrict access by IP')).toContainText('All IP addresses are allowed.')

    await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
    await api('development', createWebhook, { event: '*', url: 'https://hooks.tokosenja.test/edis' })
    await api('development', createAllowedIp, { ip: '203.0.113.7' })
    await page.reload()
    await expect(mark(page, 'Get a development token')).toHaveAccessibleName('Done')
    await expect(page.getByRole('radiogroup', { name: 'Time range' })).toBeVisible()
    await expect(step(page, 'Add a webhook')).toContainText('1 webhook receives events.')
    await expect(step(page, 'Restrict access by IP')).toContainText('1 address or range is allowed.')

    await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Production' }).click()
    await expect(mark(page, 'Get a production token')).toHaveAccessibleName('To do')
    await expect(mark(page, 'Add a webhook')).toHaveAccessibleName('To do')
  })

  test('says what matters today, and draws how the calls of a day went', async ({ page, product, api }) => {
    const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
    const headers = { authorization: `Bearer ${data?.token}` }
    await fetch(`${product.url.development}/region?search=gambir`, { headers })
    for (const wrong of ['serch', 'find']) await fetch(`${product.url.development}/region?${wrong}=gambir`, { headers })
    // The call for the token is the first of four.
    await expect.poll(async () => (await api('development', countRequests, {})).data?.hours.at(-1)?.requests).toBe(4)
    await openPage(page, dashboard)
    await expect(today(page, 'Token')).toContainText('Expires in 23 h')
    await expect(today(page, 'Webhooks')).toContainText('None yet')
    await expect(today(page, 'Failed requests')).toContainText('2 of 4')
    await expect(
      page.getByRole('img', { name: /^Error rate in the last 24 hours: 50%, 2 of 4 requests/ }),
    ).toBeVisible()
    await expect(
      page.getByRole('img', { name: /^Requests in the last 24 hours: 2 succeeded, 2 returned 4xx/ }),
    ).toBeVisible()
    await page.getByText('7 days', { exact: true }).click()
    await expect(page.getByRole('img', { name: /^Latency in the last 7 days/ })).toBeVisible()
    await expect(today(page, 'Failed requests')).toContainText('in 7 days')
    await today(page, 'Failed requests').getByRole('link').click()
    await expect(page).toHaveURL('/requests?by=error&last=7d')
    await page.goBack()
    await page.getByRole('region', { name: 'Error rate' }).getByRole('link').click()
    await expect(title(page, 'Requests')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Errors' })).toContainText('FIELD_UNKNOWN')
  })

  test('after the first order shows what needs attention and the newest orders; the diagram is a line', async ({
    page,
    product,
    api,
  }) => {
    const gone = { event: '*', url: 'https://hooks.tokosenja.invalid' }
    const { data: webhook } = await api('development', createWebhook, gone)
    const [order = ''] = await sendOrders(product.url.development, api, 1)
    const failing = async () => (await api('development', listWebhooks, {})).data?.[0]?.health.failing_since
    await expect.poll(failing).toBeTruthy()
    const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
    const headers = { authorization: `Bearer ${data?.token}` }
    for (const call of ['region', 'sla', 'cs/list', 'product/list', 'warehouse/list', 'expedisi/list'])
      await fetch(`${product.url.development}/${call}?serch=gambir`, { headers })
    await expect.poll(async () => (await api('development', countRequests, {})).data?.errors.length).toBeGreaterThan(5)
    await openPage(page, dashboard)
    const attention = page.getByRole('region', { name: 'Needs attention' })
    await expect(attention.getByRole('listitem').filter({ hasText: 'FIELD_UNKNOWN' }).first()).toContainText('last at')
    const counted = Number(await attention.getByText(/^\d+$/).first().textContent())
    expect(counted).toBeGreaterThan(5)
    await expect(attention.getByRole('listitem')).toHaveCount(5)
    await attention.getByRole('button', { name: `Show all ${counted}` }).click()
    await expect(attention.getByRole('listitem')).toHaveCount(counted)
    const broken = attention.getByRole('listitem').filter({ hasText: 'hooks.tokosenja.invalid' })
    await expect(broken).toContainText(/failing since .*waiting/)
    await expect(broken.getByRole('link', { name: /^Fix/ })).toHaveAttribute('href', `/webhook/${webhook?.id}`)
    const recent = page.getByRole('region', { name: 'Recent orders' })
    await expect(recent.getByRole('listitem')).toHaveCount(1)
    const rail = page.getByRole('region', { name: 'Integration' })
    const stateOf = (name: string) => rail.getByRole('listitem').filter({ hasText: name }).getByRole('img')
    await expect(stateOf('Events')).toHaveAccessibleName('Webhooks are failing')
    for (const name of ['Send order', 'Review', 'Production'])
      await expect(stateOf(name)).toHaveAccessibleName('Passed')
    await expect(flowchart(page)).toHaveCount(0)
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await rail.getByRole('button', { name: 'Show diagram' }).click()
    await expect(flowchart(page)).toBeVisible()

    // One crosshair goes through all three charts, and a click leads to its requests
    const charts = page.getByRole('region', { name: 'Traffic' })
    await charts.getByRole('img', { name: /^Requests in/ }).hover({ position: { x: 200, y: 60 } })
    await expect(charts).toContainText('2xx')
    await charts.locator('a[aria-hidden]').click()
    await expect(title(page, 'Requests')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('since')).not.toBeNull()
    await page.goBack()
    await recent.getByRole('link').last().click()
    await expect(page).toHaveURL(`/review/order/${order}`)
  })

  test('each step leads to where it is taken', async ({ page }) => {
    for (const [name, place] of [
      ['Get a development token', 'API Credentials'],
      ['Add a webhook', 'Webhook Setting'],
      ['Restrict access by IP', 'IP Whitelist'],
    ] as const) {
      await openPage(page, dashboard)
      await steps(page).getByRole('link', { name, exact: true }).click()
      await expect(title(page, place)).toBeVisible()
    }
  })
})
