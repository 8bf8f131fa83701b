import { deleteWebhook, enableWebhook } from '@edis/contract/portal-calls/webhooks'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from './support/accessibility.ts'
import { sendOrders } from './support/orders.ts'
import { button, content, dialog, menu, openPage, toast } from './support/portal.ts'
import { make, setting, test } from './support/receiving.ts'

test.use({ signedInAs: 'a new partner' })

const eventsOfALife = 8

const webhook = (page: Page) => content(page).getByRole('list', { name: 'Webhooks' }).getByRole('listitem')
const deliveries = (page: Page) => content(page).getByRole('list', { name: 'Webhook deliveries' }).getByRole('listitem')
const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })

async function choose(page: Page, name: string, value: string): Promise<void> {
  await filters(page)
    .getByRole('button', { name: /^Filter/ })
    .click()
  await page
    .getByRole('group', { name: 'Filter webhook deliveries' })
    .getByRole('combobox', { name, exact: true })
    .selectOption(value)
  await page.keyboard.press('Escape')
}

test('orders’ events arrive and show up by themselves, page by page, and the webhook’s day is drawn', async ({
  page,
  product,
  api,
  receiver,
}) => {
  test.slow()
  await make(api, receiver.url)
  await openPage(page, setting)
  await expect(content(page)).toContainText('No webhook deliveries yet')
  await sendOrders(product.url.development, api, 7)
  await expect(deliveries(page)).toHaveCount(50, { timeout: 30_000 })
  // Whoever answers late is sent the same event again
  const events = () => new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size
  await expect.poll(events, { timeout: 20_000 }).toBe(7 * eventsOfALife)
  await button(page, 'Load more').click()
  await expect(deliveries(page)).toHaveCount(7 * eventsOfALife, { timeout: 20_000 })
  await expect(button(page, 'Load more')).toHaveCount(0)
  await expect(webhook(page)).toContainText('100% of 56 attempts succeeded in 24 h', { timeout: 20_000 })
  await expect(webhook(page).getByRole('img', { name: /56 succeeded, 0 failed/ })).toBeVisible()
})

test('what was sent to a webhook is listed when it is deleted, though none is left', async ({
  page,
  product,
  api,
  receiver,
}) => {
  const { id } = await make(api, receiver.url)
  await sendOrders(product.url.development, api, 1)
  await openPage(page, setting)
  await expect(deliveries(page)).toHaveCount(eventsOfALife, { timeout: 20_000 })
  await api('development', deleteWebhook, { id })
  await page.reload()
  await expect(content(page)).toContainText('No webhooks yet')
  await expect(deliveries(page)).toHaveCount(eventsOfALife)
  await expect(deliveries(page).first()).toContainText('Deleted webhook')
  await deliveries(page).first().getByRole('link').click()
  await expect(page.getByRole('dialog')).toContainText(receiver.url)
})

test('deliveries are filtered by the address, and each can be looked into and shared', async ({
  page,
  context,
  product,
  api,
  receiver,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  await make(api, receiver.url)
  const [order = ''] = await sendOrders(product.url.development, api, 1)
  await openPage(page, setting)
  await filters(page).getByRole('searchbox', { name: 'Order ID' }).fill(order)
  await expect(page).toHaveURL(new RegExp(`order=${order}`))
  await expect(deliveries(page)).toHaveCount(eventsOfALife, { timeout: 20_000 })
  await choose(page, 'Event', 'order.delivered')
  await expect(deliveries(page)).toHaveCount(1)
  await choose(page, 'Time', '1h')
  await expect(page).toHaveURL(new RegExp(`order=${order}&event=order.delivered&last=1h`))
  await page.reload()
  await expect(deliveries(page)).toHaveCount(1)
  await choose(page, 'Status', 'failed')
  await expect(content(page)).toContainText('No matching webhook deliveries')
  // Each filter in force is a chip that can be taken away
  await expectNoViolations(page, [wide])
  await button(page, 'Remove filter Status Failed').click()

  const link = deliveries(page).getByRole('link', { name: 'order.delivered' })
  await link.focus()
  await page.keyboard.press('Enter')
  const drawer = dialog(page, 'order.delivered')
  await expect(drawer.getByRole('listitem').filter({ hasText: 'Attempt 1 · 200' })).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Response to attempt 1' })).toContainText('"stored": true')
  await drawer.getByRole('tab', { name: 'Request headers' }).click()
  await expect(drawer.getByRole('region', { name: 'Request headers of attempt 1' })).toContainText(
    'webhook-signature: v1,',
  )
  const body = drawer.getByRole('region', { name: 'Request body' })
  await expect(body).toContainText(`"order_id": "${order}"`)
  await drawer.getByRole('radiogroup', { name: 'Request body as' }).getByText('Raw').click()
  const raw = (await body.textContent())!
  expect(receiver.received.map((delivery) => delivery.body)).toContain(raw)
  await drawer.getByRole('button', { name: 'Copy as cURL' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`--data-binary '${raw}'`)

  await page.reload()
  await expect(drawer).toContainText(order)
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).not.toHaveURL(/delivery=/)
  await expect(deliveries(page)).toHaveCount(1)
  await expectNoViolations(page)
  await expectNothingSideways(page)
})

test('what failed says why and is sent again; what was held is replayed, all of it, under the same ids', async ({
  page,
  product,
  api,
  receiver,
}) => {
  const { id } = await make(api, receiver.url)
  receiver.answer = { status: 500, body: 'no room left' }
  await sendOrders(product.url.development, api, 1)
  await openPage(page, { ...setting, path: '/webhook?event=order.created' })
  await deliveries(page).filter({ hasText: 'Retrying' }).getByRole('link').click()
  const drawer = dialog(page, 'order.created')
  await expect(drawer).toContainText('500: usually an exception in your code')
  await expect(drawer.getByRole('region', { name: /^Response to attempt/ }).first()).toContainText('no room left')
  await expect(drawer.getByRole('list', { name: /Attempts/ })).toContainText(/Attempt \d (?:in|now)/)
  receiver.answer = { status: 200, body: '' }
  await button(page, 'Send now').click()
  await expect(toast(page, /Sending with the same/)).toBeVisible()
  await expect(drawer.getByRole('list', { name: /Attempts/ })).toContainText(/Attempt \d · 200/)
  await page.keyboard.press('Escape')
  await expect(deliveries(page).filter({ hasText: 'Delivered' })).toHaveCount(1)

  await api('development', enableWebhook, { id, enabled: false })
  const [order = ''] = await sendOrders(product.url.development, api, 1)
  await page.goto(`/webhook?state=held&order=${order}`)
  await expect(deliveries(page)).toHaveCount(eventsOfALife, { timeout: 30_000 })
  await expect(webhook(page)).toContainText('Nothing is sent while this webhook is paused.')
  await button(page, `Enable ${receiver.url}`).click()
  await webhook(page)
    .getByRole('button', { name: /^Replay/ })
    .click()
  const asking = dialog(page, 'Replay failed and paused webhook deliveries?')
  await asking.getByText('Last hour').click()
  await expectNoViolations(page, [wide])
  await asking.getByRole('button', { name: 'Replay', exact: true }).click()
  await expect(asking).toBeHidden()
  await expect(webhook(page)).toContainText(/Replayed \d+ webhook deliveries,/, { timeout: 20_000 })
  await choose(page, 'Status', 'delivered')
  await expect(deliveries(page)).toHaveCount(eventsOfALife, { timeout: 20_000 })
  const ids = receiver.received
    .filter(({ body }) => body.includes(order))
    .map(({ headers, body }) => [headers['webhook-id'], (JSON.parse(body) as { id: string }).id])
  expect(ids.every(([header, inBody]) => header === inBody)).toBe(true)
  expect(new Set(ids.map(([header]) => header)).size).toBe(eventsOfALife)
})

test('an endpoint has a page of its own, where all that waits is sent at once', async ({
  page,
  product,
  api,
  receiver,
}) => {
  const { id } = await make(api, receiver.url)
  receiver.answer = { status: 401, body: '' }
  await sendOrders(product.url.development, api, 1)
  await openPage(page, setting)
  await expect(webhook(page)).toContainText('Failing')
  const inMenu = menu(page).getByRole('link', { name: 'Webhook Setting', exact: true })
  await expect(inMenu).toHaveAccessibleDescription('1 failing')
  await webhook(page).getByRole('link', { name: receiver.url }).click()
  await expect(page).toHaveURL(new RegExp(`/webhook/${id}`))
  await expect(content(page)).toContainText('401: usually the wrong secret')
  await choose(page, 'Status', 'Retrying')
  await expect(deliveries(page)).toHaveCount(eventsOfALife, { timeout: 20_000 })
  await expectNoViolations(page)
  await expectNothingSideways(page)

  // The hint leads to the debugger, which holds what was refused
  await button(page, 'Signature debugger').click()
  const debugging = page.getByRole('dialog', { name: 'Signature debugger' })
  await expect(debugging.getByRole('textbox', { name: 'Headers' })).toHaveValue(/webhook-signature: v1,/)
  await expect(debugging.getByRole('textbox', { name: 'Body' })).toHaveValue(/"order_id"/)
  await page.keyboard.press('Escape')

  // Sent once more in vain: they were attempted, and failed
  await page.getByRole('button', { name: /^Send all \d+ waiting now/ }).click()
  const sending = content(page).getByRole('status').filter({ hasText: 'attempted' })
  await expect(sending).toHaveText(/(\d+) of \1 attempted · \1 failed/, { timeout: 20_000 })
  await expectNoViolations(page)
  await page.reload()
  receiver.answer = { status: 200, body: '' }
  await page.getByRole('button', { name: /^Send all \d+ waiting now/ }).click()
  await choose(page, 'Status', 'Delivered')
  await expect(deliveries(page)).toHaveCount(eventsOfALife, { timeout: 20_000 })
  await expect(content(page)).toContainText('Active')

  await content(page).getByRole('tab', { name: 'Signing' }).click()
  await expect(content(page)).toContainText('rotate it')
  await expectNoViolations(page, [wide])
  await content(page).getByRole('tab', { name: 'Test' }).click()
  await expect(content(page).getByRole('textbox', { name: 'URL' })).toHaveValue(receiver.url)
  await button(page, 'Send test').click()
  await expect(content(page)).toContainText('Your endpoint accepted the event')
  await expect(content(page).getByRole('region', { name: 'Recent tests' }).getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await page.goto('/webhook/whk_none')
  await expect(content(page)).toContainText('Webhook not found')
})
