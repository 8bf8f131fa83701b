import { replayWebhook } from '@edis/contract/console/webhooks'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, expectForbidden, openConsole } from '../support/console.ts'
import { sendOrders } from '../support/orders.ts'
import { button, content, dialog, menu, title, toast } from '../support/portal.ts'
import { make, test } from '../support/receiving.ts'

test.use({ signedInAs: 'a new partner', timezoneId: 'Asia/Jakarta' })

test('a webhook that was disabled is found for a customer, enabled and replayed once the endpoint works', async ({
  page,
  product,
  api,
  receiver,
}) => {
  receiver.answer = { status: 410, body: '{}' }
  await make(api, receiver.url)
  await sendOrders(product.url.development, api, 1)
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Development' }).click()
  await menu(page).getByRole('link', { name: 'Webhooks' }).click()
  await expect(title(page, 'Webhooks')).toBeVisible()
  const rows = content(page).getByRole('list', { name: 'Failing webhooks' }).getByRole('listitem')
  await content(page).getByRole('searchbox', { name: 'Search' }).fill(new URL(receiver.url).host)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('410')
  await expect(rows).toContainText('Disabled')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  receiver.answer = { status: 200, body: '{}' }
  receiver.received.length = 0
  await rows.getByRole('button', { name: /^Replay the webhook of Toko Senja/ }).click()
  const replaying = dialog(page, 'Replay the webhook of Toko Senja')
  await expect(replaying.getByRole('checkbox', { name: /Enable the webhook again/ })).toBeChecked()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await replaying.getByRole('textbox', { name: 'Reason' }).fill('The customer has fixed the endpoint')
  await replaying.getByRole('button', { name: 'Replay' }).click()
  await expect(toast(page, /^Replay to Toko Senja \d+ started\.$/)).toBeVisible()
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0)
  expect(receiver.received[0]?.body).toContain('order.created')
  await expect(content(page).getByRole('heading', { name: 'No failing webhooks match' })).toBeVisible({
    timeout: 45_000,
  })
  await button(page, 'Clear filters').first().click()
  await expect(page).not.toHaveURL(/find=/)
})

test('support sees what fails and replays nothing', async ({ page, product, api, receiver }) => {
  receiver.answer = { status: 500, body: '{}' }
  const { id } = await make(api, receiver.url)
  await sendOrders(product.url.development, api, 1)
  await openConsole(page, product.url.operations, await addStaff(product, 'support'))
  const find = encodeURIComponent(new URL(receiver.url).host)
  await page.goto(`${product.url.operations}/console/webhooks?env=development&find=${find}`)
  const rows = content(page).getByRole('list', { name: 'Failing webhooks' }).getByRole('listitem')
  await expect(rows).toContainText('500')
  await expect(rows.getByRole('button')).toHaveCount(0)
  await expectForbidden(page, replayWebhook, { webhook_id: id, reason: 'The customer asked' })
})
