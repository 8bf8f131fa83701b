import { expect, type Locator, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow, wide } from '../support/accessibility.ts'
import { credentialsOf } from '../support/keys.ts'
import type { Api } from '../support/partner.ts'
import { partnerApp } from '../support/partner-app.ts'
import { button, content, menu, openPage, title } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner' })

const orders = { path: '/review/order', title: 'Orders' }
const part = (page: Page, name: string) => content(page).getByRole('region', { name, exact: true })
const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })
const rows = (page: Page) => content(page).getByRole('list', { name: 'Orders' }).locator(':scope > li')

async function openShop(api: Api, url: string) {
  const { partner_id: partnerId, partner_key: partnerKey } = await credentialsOf(api, 'development')
  return partnerApp({ api: url, partnerId, partnerKey })
}

test('orders are found by the address’s filters, and moved by hand to where they shall be', async ({
  page,
  api,
  product,
}) => {
  await openPage(page, orders)
  await expect(content(page)).toContainText('No orders yet')
  await expectNoViolations(page, [narrow])
  const app = await openShop(api, product.url.development)
  const one = await app.sell()
  const other = await app.sell()
  await page.reload()
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toContainText('(error): Possible duplicate')
  await expect(button(page, 'All 2')).toHaveAttribute('aria-pressed', 'true')

  // One field finds by number and by city, as it is typed into
  const search = content(page).getByRole('searchbox', { name: 'Find orders' })
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await search.fill('jakarta pusat')
  await expect.poll(() => new URL(page.url()).searchParams.get('find')).toBe('jakarta pusat')
  await expect(rows(page)).toHaveCount(2)
  await search.fill(one.partner_order_id)
  await expect(rows(page)).toHaveCount(1)

  // The list as it is filtered is a file; a column that is hidden stays hidden
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()])
  expect(file.suggestedFilename()).toMatch(/^edis-orders-\d{4}-\d\d-\d\d\.csv$/)
  await page.setViewportSize({ width: 1440, height: 900 })
  await button(page, 'Columns').click()
  await page.getByRole('checkbox', { name: 'Courier' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(content(page).getByText('Courier', { exact: true })).toBeHidden()

  // What is filtered stands in the address, and as a chip that can be taken away
  await button(page, 'Filter').click()
  const choices = page.getByRole('group', { name: 'Filter orders' })
  await choices.getByRole('combobox', { name: 'Payment' }).selectOption('COD')
  await expect(content(page)).toContainText('No matching orders')
  expect(new URL(page.url()).searchParams.get('payment')).toBe('COD')
  await expectNoViolations(page, [wide])
  await page.keyboard.press('Escape')
  await button(page, 'Remove filter Payment COD').click()
  await expect(rows(page)).toHaveCount(1)
  await page.goBack()
  await expect(content(page)).toContainText('No matching orders')
  await button(page, 'Clear filters').click()
  await expect(rows(page)).toHaveCount(2)

  // A tab is a group of states
  await content(page).getByRole('group', { name: 'Orders by status' }).getByText('Delivered').click()
  await expect(content(page)).toContainText('No orders here')
  await button(page, 'All orders').click()
  await expect(rows(page)).toHaveCount(2)
  await search.fill(one.partner_order_id)
  await expect(rows(page)).toHaveCount(1)
  await expectNoViolations(page, [wide, narrow])
  await expectNothingSideways(page)

  await rows(page).getByRole('link').click()
  await expect(title(page, `Order ${one.partner_order_id}`)).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Order' })).toHaveAttribute('aria-current', 'page')
  const timeline = part(page, 'Timeline')
  await expect(part(page, 'Progress')).toContainText('Received')
  await expect(part(page, 'Details')).toContainText('1 × Kopi Gayo 1 kg')
  await expect(part(page, 'Problems')).toContainText('Possible duplicate')
  await expect(timeline).toContainText('No webhook receives events in development, so no one was notified.')
  await page.getByRole('button', { name: /^Mark as/ }).click()
  await expect(part(page, 'Progress').locator('[aria-current=step]')).not.toContainText('Received')
  const simulation = page.getByRole('group', { name: 'Simulate next step' })
  const more = button(page, 'Simulate another step')
  await more.click()
  await simulation.getByRole('combobox', { name: 'Failure reason' }).selectOption('REFUSED')
  await act(simulation, 'Fail delivery').click()
  await expect(timeline).toContainText('REFUSED')
  await act(simulation, 'Return').click()
  await expect(timeline).toContainText('Returned')
  await expect(more).toHaveCount(0)
  // Steps of which there is little to say are one line until they are asked for
  await expect(timeline).toContainText('Confirmed, Processing · 2 changes')
  await act(timeline, 'Show').click()
  await expect(timeline).toContainText(/Processing.*by the sandbox/)
  await timeline.getByRole('radiogroup', { name: 'Show' }).getByText('Requests').click()
  await page.reload()
  await expect(timeline.getByRole('listitem')).toHaveCount(1)
  await timeline.getByText('POST /order/send/v2').click()
  await expect(timeline.getByRole('region', { name: 'Request' })).toContainText(one.partner_order_id)
  await expectNoViolations(page, [wide, narrow])
  await expectNothingSideways(page)

  await content(page).getByRole('link', { name: 'Orders' }).click()
  await rows(page).getByRole('link', { name: other.partner_order_id }).click()
  await expect(title(page, `Order ${other.partner_order_id}`)).toBeVisible()
  await more.click()
  // The sandbox goes on by itself; what the courier has can be weighed
  await expect(part(page, 'Progress').locator('[aria-current=step]')).toContainText('In transit')
  await simulation.getByRole('spinbutton', { name: 'Weight measured by the courier, in grams' }).fill('2600')
  await act(simulation, 'Adjust weight').click()
  await expect(timeline).toContainText('Weight adjusted')
  await expect(part(page, 'Details')).toContainText('2.6 kg measured by the courier')
  await act(simulation, 'Mark lost').click()
  await expect(part(page, 'Progress').locator('[aria-current=step]')).toContainText('Lost')
})

test('what couriers skip, report late and scan is told apart, and their own number leads to their page', async ({
  page,
  api,
  product,
}) => {
  const app = await openShop(api, product.url.development)
  const { order_id, partner_order_id } = await app.sell()
  const made = await product.edis(
    'key',
    'add',
    '--name',
    'WMS',
    '--environment',
    'development',
    '--scopes',
    'orders:write',
  )
  const key = /^Key: (\S+)$/m.exec(made.output)?.[1]
  let reports = 0
  const tell = async (said: object) => {
    const answer = await fetch(`${product.url.operations}/order-events`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ external_id: `${order_id}-${++reports}`, order_id, ...said }),
    })
    expect(answer.status).toBe(200)
  }
  const tracking_url = 'https://kurir.example/JKT-778899'
  await tell({ status: 'picked_up', courier_awb: 'JKT-778899', tracking_url })
  await tell({ event: 'order.scanned', location: 'Hub Surabaya' })
  await tell({ status: 'delivered' })
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await tell({ status: 'out_for_delivery', location: 'Gambir', occurred_at: anHourAgo })

  await openPage(page, { ...orders, path: '/review/order?find=JKT-778899' })
  await expect(rows(page)).toContainText(partner_order_id)
  await openPage(page, { path: '/review/order/JKT-778899', title: `Order ${partner_order_id}` })
  const tracking = part(page, 'Details').getByRole('link', { name: 'JKT-778899' })
  await expect(tracking).toHaveAttribute('href', tracking_url)
  await expect(tracking).toHaveAttribute('rel', /noopener/)
  const line = (text: string) => part(page, 'Timeline').getByRole('listitem').filter({ hasText: text })
  const folded = await act(part(page, 'Timeline'), 'Show').all()
  for (const fold of folded.toReversed()) await fold.click()
  await expect(line('In transit')).toContainText('implied')
  await expect(line('In transit')).toContainText('not reported by the courier')
  await expect(line('Parcel scanned')).toContainText('Hub Surabaya')
  await expect(line('Gambir')).toContainText('reported late')
  await expect(line('Delivered')).not.toContainText('implied')
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)
})

test('an order that is not there is said not to be, in the environment that was looked in', async ({ page }) => {
  await openPage(page, { path: '/review/order/EDS9999999999?env=production', title: 'Order EDS9999999999' })
  await expect(content(page)).toContainText('None of your production orders has this order ID, order number or AWB.')
  await openPage(page, { ...orders, path: '/review/order?env=production' })
  await expect(content(page)).toContainText('No orders yet')
  await expectNothingSideways(page)
})

test('the label of an order that waits for its courier is printed from its page', async ({ page, api, product }) => {
  const app = await openShop(api, product.url.development)
  const { order_id, partner_order_id } = await app.sell()
  await openPage(page, { path: `/review/order/${order_id}`, title: `Order ${partner_order_id}` })
  const facts = part(page, 'Details')
  const print = button(page, 'Print label')
  await expect(facts).toContainText('Not yet')
  await expect(print).toHaveCount(0)
  const next = content(page).getByRole('button', { name: /^Mark as/ })
  await expect(async () => {
    if (await print.isHidden()) await next.click()
    await expect(print).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const awb = await facts.getByText(/^EDT\d+$/).textContent()

  const [answer] = await Promise.all([
    page.waitForResponse(`${product.url.development}/orders/print`),
    page.waitForEvent('popup'),
    print.click(),
  ])
  expect(answer.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="label-${awb}.pdf"`,
  })
  await expectNoViolations(page, [narrow, wide])
})
