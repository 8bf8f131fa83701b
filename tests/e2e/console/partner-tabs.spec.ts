import { mailPartnerByHand } from '@edis/contract/console/partner-mail'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, demoStaff, expectForbidden, openConsole } from '../support/console.ts'
import { sendOrders } from '../support/orders.ts'
import { content } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ timezoneId: 'Asia/Jakarta', signedInAs: 'a new partner' })

test('a partner’s requests, orders and activity are on its page; activity is for admins', async ({
  page,
  product,
  api,
}) => {
  await sendOrders(product.url.development, api, 1)
  const partner = (await api('development', credentials, {})).data?.partner_id ?? ''
  const place = `${product.url.operations}/console/partners/${partner}?env=development`
  await openConsole(page, product.url.operations, demoStaff)
  await page.goto(place)
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await tab(/^Requests/).click()
  const sent = content(page).getByRole('button', { name: 'POST /order/send/v2' })
  await expect(sent).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await sent.click()
  await expect(page.getByRole('dialog')).toContainText('"partner_order_id"')
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await tab(/^Orders/).click()
  await expect(content(page).getByRole('list', { name: 'Orders' }).getByRole('listitem')).toHaveCount(1)
  await expectNothingSideways(page)
  await tab(/^Activity/).click()
  await expect(content(page).getByRole('list', { name: 'Activity' }).getByRole('listitem').first()).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)
})

test('support sees requests and orders of a partner, has no activity and writes to nobody', async ({
  page,
  product,
  api,
  provoke,
}) => {
  const partner = (await api('development', credentials, {})).data?.partner_id ?? ''
  await openConsole(page, product.url.operations, await addStaff(product, 'support'))
  await page.goto(`${product.url.operations}/console/partners/${partner}?env=development`)
  await page.getByRole('tab', { name: /^Orders/ }).click()
  await expect(content(page).getByText('No orders yet')).toBeVisible()
  await expect(page.getByRole('tab', { name: /^Activity/ })).toHaveCount(0)
  await expect(content(page).getByRole('button', { name: 'Write to partner' })).toHaveCount(0)
  provoke(/status of 403 .*\/mail/)
  const mail = { subject: 'Webhook', text: 'It has failed.', reason: 'By a script' }
  await expectForbidden(page, mailPartnerByHand, { partner_id: partner, ...mail })
})
