import { deleteWebhook, listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { button, content, dialog, openPage, toast } from './support/portal.ts'
import { test } from './support/product.ts'
import { act, adding, choose, field, keeping, make, row, setting, tick, url } from './support/webhooks-page.ts'

test.use({ signedInAs: 'a new partner' })

// The longest, in the last file: begun last, it would leave the other worker idle
test(
  'the page and its dialogs are accessible in both schemes and fit, whatever they show',
  { tag: everyState },
  async ({ page, api }) => {
    test.slow()
    await openPage(page, setting)
    await expect(content(page)).toContainText('No webhooks yet')
    await expectNoViolations(page)
    await button(page, 'Add webhook').click()
    await field(adding(page)).fill('ftp://hooks.tokosenja.test/edis')
    await act(adding(page), 'Add webhook').click()
    await expect(field(adding(page))).toHaveAttribute('aria-invalid', 'true')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    const long = `https://hooks.tokosenja.test/${'a-long-path-without-a-break'.repeat(6)}`
    await field(adding(page)).fill(long)
    await tick(adding(page), 'Cancellation requested')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await act(adding(page), 'Add webhook').click()
    await expect(keeping(page)).toBeVisible()
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await act(keeping(page), 'I’ve saved it').click()

    await make(api)
    await page.reload()
    await act(row(page, url), `Pause ${url}`).click()
    await expect(row(page, url)).toContainText('Nothing is sent')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    for (const [name, opens] of [
      [`Edit ${long}`, 'Edit webhook'],
      [`Rotate secret of ${long}`, 'Rotate signing secret?'],
      [`Delete ${long}`, 'Delete this webhook?'],
    ] as const) {
      await choose(page, long, name)
      await expect(dialog(page, opens)).toBeVisible()
      await expectNoViolations(page)
      await expectNothingSideways(page)
      await page.keyboard.press('Escape')
      await expect(dialog(page, opens)).toBeHidden()
    }
  },
)

test('a first webhook: its secret is shown once and never again', async ({ page, context, product, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  await openPage(page, setting)
  await expect(content(page)).toContainText('No webhooks yet')
  await expect(button(page, 'Add webhook')).toHaveCount(1)
  await button(page, 'Add webhook').click()
  await expect(field(adding(page))).toBeFocused()
  await expect(adding(page)).toContainText('Development')
  await field(adding(page)).fill(url)
  await tick(adding(page))
  await act(adding(page), 'Add webhook').click()
  await expect(adding(page)).toContainText('Select at least one event.')
  await tick(adding(page), 'Order delivered')
  await act(adding(page), 'Add webhook').click()

  await expect(keeping(page)).toContainText('It is shown only once')
  const secret = (await keeping(page).locator('code').textContent())!
  expect(secret).toMatch(/^whsec_/)
  await act(keeping(page), 'Copy secret').click()
  await expect(act(keeping(page), 'Copied').locator('svg')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  // No stray key loses it
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(keeping(page).locator('code')).toHaveText(secret)
  await act(keeping(page), 'I’ve saved it').click()

  await expect(row(page, url)).toContainText('order.delivered')
  await expect(row(page, url)).toContainText('Active')
  await expect(row(page, url)).toContainText('No webhook deliveries yet')
  expect(await page.content()).not.toContain(secret)
  await page.reload()
  await expect(row(page, url)).toBeVisible()
  expect(await page.content()).not.toContain(secret)

  await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name: 'Production' }).click()
  await expect(content(page)).toContainText('No webhooks yet')
  expect((await api('production', listWebhooks, {})).data).toEqual([])
})

test('what is no address is not even sent', async ({ page }) => {
  await openPage(page, setting)
  let posts = 0
  page.on('request', (request) => (posts += request.url().endsWith('/webhooks/create') ? 1 : 0))
  await button(page, 'Add webhook').click()
  for (const text of ['', 'not an address']) {
    await field(adding(page)).fill(text)
    await act(adding(page), 'Add webhook').click()
    expect(await field(adding(page)).evaluate((input: HTMLInputElement) => input.validity.valid)).toBe(false)
  }
  expect(posts).toBe(0)
})

test('an address that cannot be is refused at its field, and typing clears that', async ({ page, api }) => {
  await make(api)
  await openPage(page, setting)
  await button(page, 'Add webhook').click()
  for (const [text, says] of [
    ['ftp://hooks.tokosenja.test/edis', /unsupported scheme or format/],
    ['https://me:secret@hooks.tokosenja.test/edis', /unsupported scheme or format/],
    ['http://127.0.0.1/edis', /Use a public HTTPS URL/],
    ['https://localhost/edis', /Use a public HTTPS URL/],
    [url, /already exists/],
  ] as const) {
    await field(adding(page)).fill(text)
    await act(adding(page), 'Add webhook').click()
    await expect(field(adding(page))).toHaveAccessibleDescription(says)
    await expect(field(adding(page))).toHaveAttribute('aria-invalid', 'true')
    await expect(adding(page).getByText(says)).toHaveCount(1)
    await field(adding(page)).press('End')
    await field(adding(page)).pressSequentially('x')
    await expect(adding(page).getByText(says)).toHaveCount(0)
    await expect(field(adding(page))).not.toHaveAttribute('aria-invalid', 'true')
  }
  await act(adding(page), 'Cancel').click()
  await expect(content(page).getByRole('listitem')).toHaveCount(1)
})

test('production takes https alone', async ({ page }) => {
  await openPage(page, { ...setting, path: '/webhook?env=production' })
  await button(page, 'Add webhook').click()
  await expect(adding(page)).toContainText('Production')
  await expect(field(adding(page))).toHaveAccessibleDescription(/HTTPS only/)
  await field(adding(page)).fill('http://hooks.tokosenja.test/edis')
  await act(adding(page), 'Add webhook').click()
  await expect(field(adding(page))).toHaveAccessibleDescription(/Production requires an HTTPS URL/)
  await field(adding(page)).fill(url)
  await act(adding(page), 'Add webhook').click()
  await expect(keeping(page)).toContainText('Production')
  await expectNoViolations(page)
  await act(keeping(page), 'I’ve saved it').click()
  await expect(row(page, url)).toContainText('all events')
  await expectNoViolations(page)
})

test('address and event can be changed, into nothing that is there already', async ({ page, api }) => {
  await make(api)
  const other = 'https://hooks.tokosenja.test/other'
  await make(api, { url: other })
  await openPage(page, setting)
  await choose(page, other, `Edit ${other}`)
  const editing = dialog(page, 'Edit webhook')
  await expect(field(editing)).toHaveValue(other)
  await expect(editing.getByRole('radio', { name: 'All events' })).toBeChecked()
  await field(editing).fill(url)
  await act(editing, 'Save').click()
  await expect(field(editing)).toHaveAccessibleDescription(/already exists/)

  await tick(editing, 'Order returned', 'Closed · 1 of 6')
  await editing.getByRole('checkbox', { name: 'Order lost' }).uncheck()
  await expect(editing.getByRole('checkbox', { name: 'Closed · 5 of 6' })).toBeVisible()
  await act(editing, 'Save').click()
  await expect(toast(page, 'Webhook updated.')).toBeVisible()
  await expect(editing).toBeHidden()
  await expect(row(page, url)).toHaveCount(2)
  await expect(row(page, '5 events')).toBeVisible()
  await expect(row(page, other)).toHaveCount(0)
  expect((await api('development', listWebhooks, {})).data).toMatchObject([
    { url, event: '*' },
    { url, event: 'order.delivered,order.returned,order.cancelled,order.rejected,order.damaged' },
  ])
})

test('paused, it says that nothing is sent; enabled, it goes on', async ({ page, api }) => {
  await make(api)
  await openPage(page, setting)
  await act(row(page, url), `Pause ${url}`).click()
  await expect(toast(page, 'Webhook paused.')).toBeVisible()
  await expect(row(page, url)).toContainText('Paused')
  await expect(row(page, url)).toContainText('Nothing is sent while this webhook is paused.')
  expect((await api('development', listWebhooks, {})).data).toMatchObject([
    { status: 'disabled', disabled_reason: 'paused' },
  ])

  await act(row(page, url), `Enable ${url}`).click()
  await expect(row(page, url)).toContainText('Active')
  await expect(act(row(page, url), `Pause ${url}`)).toBeVisible()
  expect((await api('development', listWebhooks, {})).data).toMatchObject([{ status: 'active', disabled_reason: null }])
})

test('a rotated secret is new, shown once, and the old one signs along for a day', async ({ page, api }) => {
  const { secret: first } = await make(api)
  await openPage(page, setting)
  await choose(page, url, `Rotate secret of ${url}`)
  const asking = dialog(page, 'Rotate signing secret?')
  await expect(asking).toContainText(url)
  await expect(asking).toContainText('For 24 hours, webhook deliveries carry two signatures')
  await expect(act(asking, 'Cancel')).toBeFocused()
  await act(asking, 'Rotate secret').click()

  const second = (await keeping(page).locator('code').textContent())!
  expect(second).toMatch(/^whsec_/)
  expect(second).not.toBe(first)
  await act(keeping(page), 'I’ve saved it').click()
  await expect(row(page, url)).toContainText('Also signed with the previous secret until')
  expect(await page.content()).not.toContain(second)
})

test('deleting names what breaks, asks first, and leaves the empty list', async ({ page, api }) => {
  await make(api)
  const other = 'https://hooks.tokosenja.test/other'
  await make(api, { url: other, event: 'order.delivered' })
  await openPage(page, setting)
  const asking = dialog(page, 'Delete this webhook?')
  await choose(page, other, `Delete ${other}`)
  await expect(asking).toContainText(other)
  await expect(asking).toContainText('EDIS stops sending events to this URL')
  await expect(asking).toContainText('Another active webhook still receives order.delivered.')
  await expect(act(asking, 'Cancel')).toBeFocused()
  await act(asking, 'Cancel').click()
  await expect(row(page, other)).toBeVisible()

  await choose(page, other, `Delete ${other}`)
  await act(asking, 'Delete webhook').click()
  await expect(toast(page, 'Webhook deleted.')).toBeVisible()
  await expect(row(page, other)).toHaveCount(0)

  await choose(page, url, `Delete ${url}`)
  await expect(asking).toContainText('No other active webhook receives all events')
  await act(asking, 'Delete webhook').click()
  await expect(content(page)).toContainText('No webhooks yet')
  expect((await api('development', listWebhooks, {})).data).toEqual([])
})

test('a webhook deleted elsewhere is said to be gone, and leaves the list', async ({ page, api }) => {
  const { id } = await make(api)
  await openPage(page, setting)
  await expect(row(page, url)).toBeVisible()
  await api('development', deleteWebhook, { id })
  await act(row(page, url), `Pause ${url}`).click()
  await expect(toast(page, 'None of your webhooks has this ID.')).toBeVisible()
  await expect(content(page)).toContainText('No webhooks yet')
})
