import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from './support/accessibility.ts'
import { button, dialog, openPage } from './support/portal.ts'
import { make, setting, test } from './support/receiving.ts'

test.use({ signedInAs: 'a new partner' })

const tool = { test: 'Send a test event', debugger: 'Signature debugger', code: 'Verify webhook deliveries' }

test('a test is sent, its signature checked, and a body that was parsed is told', async ({ page, api, receiver }) => {
  test.slow()
  const { secret } = await make(api, receiver.url)
  await openPage(page, setting)
  await button(page, `Send test to ${receiver.url}`).click()
  const sending = dialog(page, tool.test)
  await expect(sending.getByRole('textbox', { name: 'URL' })).toHaveValue(receiver.url)
  await sending.getByRole('combobox', { name: 'Event' }).selectOption('order.delivery_failed')
  await sending.getByRole('combobox', { name: 'Reason' }).selectOption('REFUSED')
  await sending.getByRole('textbox', { name: 'Order ID' }).fill('ord_test')
  await sending.getByRole('textbox', { name: 'AWB' }).fill('EDS42')
  await sending.getByRole('button', { name: 'Send test' }).click()
  await expect(sending).toContainText('Your endpoint accepted the event')
  await expect(sending).toContainText('Signed with the secret of your webhook')
  const [arrived] = receiver.received
  expect(JSON.parse(arrived?.body ?? '')).toMatchObject({
    event: 'order.delivery_failed',
    data: { order_id: 'ord_test', awb: 'EDS42', reason_code: 'REFUSED' },
  })
  await expect(sending.getByRole('region', { name: 'Signed content' })).toHaveText(
    `${String(arrived?.headers['webhook-id'])}.${String(arrived?.headers['webhook-timestamp'])}.${arrived?.body}`,
  )
  await expectNoViolations(page)
  await expectNothingSideways(page)

  const posts: string[] = []
  page.on('request', (request) => posts.push(request.postData() ?? ''))
  await sending.getByRole('button', { name: 'Check signature' }).click()
  const debugging = dialog(page, tool.debugger)
  const check = debugging.getByRole('button', { name: 'Check signature' })
  await debugging.getByRole('textbox', { name: 'Signing secret' }).fill(secret)
  await check.click()
  await expect(debugging).toContainText('Valid signature.')
  await debugging
    .getByRole('textbox', { name: 'Raw body' })
    .fill(JSON.stringify(JSON.parse(arrived?.body ?? ''), null, 2))
  await expect(debugging).not.toContainText('Valid signature.')
  await check.click()
  await expect(debugging).toContainText('Your framework parsed and re-serialized the body')
  await expect(debugging.getByRole('region', { name: /First difference at character/ })).toBeVisible()
  expect(posts.filter((post) => post.includes('whsec_') || post.includes(btoa(secret)))).toEqual([])
  await expectNoViolations(page)
  await expectNothingSideways(page)
})

test('an address without a webhook gets a test too, signed with a secret of its own', async ({
  page,
  api,
  receiver,
}) => {
  await make(api, 'http://127.0.0.1:1/elsewhere')
  receiver.answer = { status: 404, body: '' }
  await openPage(page, { ...setting, path: '/webhook?tool=test' })
  const sending = dialog(page, tool.test)
  await sending.getByRole('textbox', { name: 'URL' }).fill(receiver.url)
  await sending.getByRole('button', { name: 'Send test' }).click()
  await expect(sending).toContainText('Your endpoint didn’t accept the event')
  await expect(sending).toContainText('a one-time secret')
  await expect(sending).toContainText('404: usually the URL’s path is wrong')
  receiver.answer = { status: 401, body: '' }
  await sending.getByRole('button', { name: 'Send test' }).click()
  await expect(sending).toContainText('401: usually the wrong secret')
  const tests = sending.getByRole('region', { name: 'Recent tests' }).getByRole('listitem')
  await expect(tests).toHaveCount(2)
  await expect(tests.first()).toContainText('401')
  await sending.getByRole('button', { name: 'Check signature' }).click()
  const debugging = dialog(page, tool.debugger)
  await expect(debugging.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/)
  await debugging.getByRole('button', { name: 'Check signature' }).click()
  await expect(debugging).toContainText('Valid signature.')
})

test('the verification code is there in six languages, with the secret’s place marked', async ({ page }) => {
  await openPage(page, setting)
  await button(page, 'Verification code').click()
  const code = dialog(page, tool.code)
  await expect(code.getByRole('region', { name: 'JavaScript' })).toContainText('timingSafeEqual')
  await code.getByRole('radio', { name: 'JavaScript' }).focus()
  for (const language of ['Python', 'PHP', 'Go', 'Java', 'Ruby']) {
    await page.keyboard.press('ArrowRight')
    const block = code.getByRole('region', { name: language, exact: true })
    await expect(block.locator('mark')).toHaveText('whsec_YOUR_SIGNING_SECRET')
  }
  await expectNoViolations(page, [wide])
  await expectNothingSideways(page)
  await page.keyboard.press('Escape')
  await expect(button(page, 'Verification code')).toBeFocused()
})
