import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from '../support/accessibility.ts'
import { credentialsOf } from '../support/keys.ts'
import { partnerApp } from '../support/partner-app.ts'
import { content, openPage } from '../support/portal.ts'
import { startReceiver } from '../support/receiver.ts'
import { make, test } from '../support/receiving.ts'

test.use({ signedInAs: 'a new partner' })

test('a change tells which webhooks it reached, and is sent again to those it did not', async ({
  page,
  api,
  product,
}) => {
  const [good, bad] = [await startReceiver(), await startReceiver()]
  bad.answer.status = 500
  for (const { url } of [good, bad]) await make(api, url)
  const { partner_id: partnerId, partner_key: partnerKey } = await credentialsOf(api, 'development')
  const app = partnerApp({ api: product.url.development, partnerId, partnerKey })
  const { order_id, partner_order_id } = await app.sell()
  await openPage(page, { path: `/review/order/${order_id}`, title: `Order ${partner_order_id}` })
  const timeline = content(page).getByRole('region', { name: 'Timeline' })
  const created = timeline.getByRole('listitem').filter({ hasText: 'order.created' })
  await expect(created).toContainText('Delivered to 1 of 2')
  await created.getByText('order.created').click()
  await expect(created).toContainText('next at')
  // The retry of the first seconds is over: what is sent before the next one is nobody's but ours
  await expect.poll(() => bad.received.filter(({ body }) => body.includes('"order.created"')).length).toBe(2)
  // One cause of many failures is said once
  await expect(timeline).toContainText(/hasn’t received \d events of this order/)
  await expect(timeline.getByRole('link', { name: 'Open webhook' })).toBeVisible()
  await page.reload()
  await created.getByText('order.created').click()
  bad.answer.status = 200
  await created.getByText(new URL(bad.url).host).click()
  await created.getByRole('button', { name: 'Send again' }).click()
  await expect(created).toContainText('Delivered to 2 of 2')
  await expect(created).toContainText('replay')
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)
  await Promise.all([good.close(), bad.close()])
})
