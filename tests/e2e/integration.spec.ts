import { createWebhook } from '@edis/contract/portal-calls/webhooks'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from './support/accessibility.ts'
import { declineRequest } from './support/console.ts'
import { verifyCertificate } from './support/certificate.ts'
import { partnerApp, type PartnerApp } from './support/partner-app.ts'
import { type PartnerReceiver, startPartnerReceiver } from './support/partner-receiver.ts'
import { button, content, dialog, logOut, openPage, signIn, title } from './support/portal.ts'
import { test as base } from './support/product.ts'
import {
  act,
  challenge,
  checklist,
  complete,
  copyToProduction,
  entry,
  expand,
  expireToken,
  goLive,
  report,
  ring,
} from './support/report-page.ts'

type Shop = { app: PartnerApp; receiver: PartnerReceiver }
const test = base.extend<{ openShop: (page: Page, how: { careful: boolean }) => Promise<Shop> }>({
  /** A partner's program with what its developer copies out of the portal: the key, and the webhook's secret. */
  openShop: async ({ product }, provide) => {
    const receivers: PartnerReceiver[] = []
    await provide(async (page, how) => {
      const receiver = await startPartnerReceiver(how)
      receivers.push(receiver)
      receiver.trust(await addWebhook(page, receiver.url))
      const keys = await readKeys(page, 'Development')
      return { app: partnerApp({ api: product.url.development, ...keys }), receiver }
    })
    for (const receiver of receivers) await receiver.stop()
  },
})
test.use({ signedInAs: 'a partner without production' })

async function addWebhook(page: Page, url: string): Promise<string> {
  await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
  await button(page, 'Add webhook').click()
  const adding = dialog(page, 'Add webhook')
  await adding.getByRole('textbox', { name: 'URL' }).fill(url)
  await act(adding, 'Add webhook').click()
  const keeping = dialog(page, 'Save this signing secret')
  const secret = await keeping.locator('code').textContent()
  await act(keeping, 'I’ve saved it').click()
  return secret ?? ''
}

async function readKeys(page: Page, environment: 'Development' | 'Production') {
  const place = environment === 'Production' ? '/credentials?env=production' : '/credentials'
  await openPage(page, { path: place, title: 'API Credentials' })
  const card = page.getByRole('region', { name: environment, exact: true })
  const row = (term: string) =>
    card
      .locator('dl > div')
      .filter({ has: page.getByText(term, { exact: true }) })
      .locator('code')
  await act(card, 'Reveal Partner key').click()
  return {
    partnerId: (await row('Partner ID').textContent()) ?? '',
    partnerKey: (await row('Partner key').textContent()) ?? '',
  }
}

/** Has the order's life come to its end in what the receiver heard. */
const heardOf = (receiver: PartnerReceiver, orderId: string, event: string) =>
  expect.poll(() => receiver.eventsOf(orderId), { timeout: 20_000 }).toContain(event)

test('a careful program goes from sign-in to its first order in production', async ({
  page,
  partner,
  product,
  openShop,
  browser,
}) => {
  test.slow()
  await page.goto('/')
  await logOut(page)
  await signIn(page, partner)
  await expect(title(page, 'Dashboard')).toBeVisible()
  const { app, receiver } = await openShop(page, { careful: true })

  // The report ticks itself while the program runs
  await openPage(page, report)
  await expect(ring(page)).toHaveAccessibleName(/^0%/)
  await expect(button(page, 'Request production access')).toBeDisabled()
  const cancelled = await app.sell()
  await app.cancel(cancelled.order_id)
  const failed = await app.sell('delivery_failed')
  const [refused, corrected] = await app.sellCorrected()
  expect([refused?.error, corrected?.status]).toEqual(['VALIDATION_FAILED', 200])
  const [first, retry] = await app.sellTwice({ sameKey: true })
  expect(retry).toMatchObject({ replayed: true, data: { order_id: first?.data.order_id } })
  expect((await app.track(failed.order_id)).status).toBe(200)
  await expand(page, 'Passed')
  await expect(entry(page, 'Send Order V2')).toContainText('Passed')

  await challenge(
    page,
    'Send a forged event',
    /^Passed: your endpoint accepted the genuine event and returned 401 to the forged one\.$/,
  )
  await challenge(
    page,
    'Send a stale event',
    /^Passed: your endpoint accepted the genuine event and returned 401 to the stale one\.$/,
  )
  expect(receiver.refused()).toBe(2)
  await expireToken(page)
  expect((await app.track(failed.order_id)).status).toBe(200)
  await heardOf(receiver, failed.order_id, 'order.delivered')
  await heardOf(receiver, cancelled.order_id, 'order.cancelled')

  await expect(ring(page)).toHaveAccessibleName(/^100%/)
  await expect(complete(page)).toContainText('All 23 required checks passed')
  await entry(page, 'An expired token is refreshed')
    .getByRole('button', { name: /^Evidence/ })
    .click()
  await expect(entry(page, 'An expired token is refreshed')).toContainText('A request with the new token succeeded')
  await button(page, 'Request production access').click()
  await act(dialog(page, 'Request production access?'), 'Request production access').click()
  await expect(checklist(page)).toContainText('EDIS is reviewing your report')
  const why = 'Which volume do you expect?'
  await declineRequest(browser, product, why)
  await expect(checklist(page)).toContainText(why)
  expect((await product.edis('partner', 'grant-production', partner.email)).status).toBe(0)
  await expect(checklist(page).getByRole('listitem').filter({ hasText: 'Production access granted' })).toContainText(
    'Done',
  )
  await expect(complete(page)).toContainText('Next stepSet up 1 webhook in production')

  await verifyCertificate(page, browser)

  // What was reached stays so, with what fails since beside it
  const [, careless] = await app.sellTwice({ sameKey: false })
  expect(careless?.error).toBe('ORDER_DUPLICATE')
  await openPage(page, report)
  await expect(content(page).getByRole('region', { name: 'Failed' })).toContainText('Passed before')
  await expect(ring(page)).toHaveAccessibleName(/^100%/)
  await expect(content(page)).toContainText('1 check fails now, but your report still counts as complete.')
  await expect(complete(page).getByRole('link', { name: 'View certificate' })).toBeVisible()

  // What development has and production lacks, copied but for what production refuses
  await addWebhook(page, 'https://hooks.tokosenja.test/edis')
  await openPage(page, { path: '/ipwhitelist', title: 'IP Whitelist' })
  await button(page, 'Add my current IP').click()
  await act(dialog(page, 'Add IP address'), 'Add IP address').click()
  await openPage(page, report)
  await expect(goLive(page)).toContainText('2 webhooks and 1 IP address to set up')
  await copyToProduction(page, receiver.url)

  const live = partnerApp({ api: product.url.production, ...(await readKeys(page, 'Production')) })
  const sold = await live.sell()
  await openPage(page, { path: '/review/order?env=production', title: 'Orders' })
  const listed = content(page).getByRole('list', { name: 'Orders' })
  await expect(listed).toContainText('Siti Rahma Jakarta Pusat')
  await listed.getByRole('link', { name: sold.partner_order_id }).click()
  await expect(title(page, `Order ${sold.partner_order_id}`)).toBeVisible()
  const timeline = content(page).getByRole('region', { name: 'Timeline' })
  await expect(timeline).toContainText('POST /order/send/v2')
  await expect(timeline).toContainText('Received')
  await timeline.getByText('POST /order/send/v2').click()
  await expect(timeline.getByRole('region', { name: 'Request' })).toContainText(sold.partner_order_id)
  await expect(content(page).getByRole('button', { name: /^Mark as/ })).toHaveCount(0)
})

test('a careless program does not get there, and the report says why', async ({ page, openShop }) => {
  const { app, receiver } = await openShop(page, { careful: false })
  const { order_id } = await app.sell()
  const [first, retry] = await app.sellTwice({ sameKey: false })
  expect([first?.status, retry?.error]).toEqual([200, 'ORDER_DUPLICATE'])
  await heardOf(receiver, order_id, 'order.created')

  await openPage(page, report)
  await expand(page, 'Untested')
  await challenge(page, 'Send a forged event', /^Failed\. Your endpoint accepted a forged event\./)
  await expect(entry(page, 'A forged webhook delivery is rejected')).toContainText('Failed')
  await expect(entry(page, 'A forged webhook delivery is rejected')).toContainText(
    'Your endpoint accepted a forged event',
  )
  const retried = entry(page, 'A retry uses the same Idempotency-Key')
  const why = 'A retry without the first key returned ORDER_DUPLICATE'
  await expect(content(page).getByRole('region', { name: 'Next step' })).toContainText(why)
  await expect(retried).toContainText('Next step')
  await expect(retried).not.toContainText(why)
  await expect(ring(page)).not.toHaveAccessibleName(/^100%/)
  await expect(button(page, 'Request production access')).toBeDisabled()

  await retried.getByRole('button', { name: /^Evidence/ }).click()
  await expect(retried.getByRole('region', { name: 'Response' })).toContainText('ORDER_DUPLICATE')
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)

  // Reset brings back this entry alone
  await act(retried, 'Reset: A retry uses the same Idempotency-Key').click()
  await act(dialog(page, 'Reset this check?'), 'Reset check').click()
  await expect(retried).toContainText('Untested')
  await expect(entry(page, 'A forged webhook delivery is rejected')).toContainText('Failed')
  await expand(page, 'Passed')
  await expect(entry(page, 'Send Order V2')).toContainText('Passed')
})

test.describe('with production granted', () => {
  test.use({ signedInAs: 'a new partner' })

  test('a rejected forgery opens to what was sent and returned, the genuine event before it included', async ({
    page,
    api,
  }) => {
    const receiver = await startPartnerReceiver({ careful: true })
    const { data: webhook } = await api('development', createWebhook, { event: '*', url: receiver.url })
    await openPage(page, report)
    await expand(page, 'Untested')
    const forged = content(page).getByRole('listitem').filter({ hasText: 'A forged webhook delivery' })
    await act(forged, 'Send a forged event').click()
    await button(page, 'Send').click()
    // Its secret isn't known to the receiver yet: what refuses everything rejects nothing.
    await expect(page.getByRole('dialog')).toContainText('Failed. Your endpoint returned 401 to a genuine event.')
    receiver.trust(webhook?.secret ?? '')
    await button(page, 'Send again').click()
    await expect(page.getByRole('dialog')).toContainText(
      'Passed: your endpoint accepted the genuine event and returned 401 to the forged one.',
    )
    await button(page, 'Done').click()
    await expand(page, 'Passed')
    await expect(forged).toContainText('Passed')
    await act(forged, 'Evidence: A forged webhook delivery is rejected').click()
    await expect(forged.getByRole('region', { name: 'Genuine event' })).toContainText('returned 204')
    const refused = forged.getByRole('region', { name: 'Forged event' })
    await expect(refused.getByRole('region', { name: 'Forged request headers' })).toContainText('webhook-signature')
    await expect(refused.getByRole('region', { name: 'Forged request', exact: true })).toContainText('order.delivered')
    await expect(refused).toContainText('returned 401')
    // Nothing lies half below the top bar
    await page.evaluate(() => scrollTo(0, 0))
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await receiver.stop()
  })
})
