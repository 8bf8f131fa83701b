import { languageTitle } from '@edis/contract/snippets/snippet-languages'
import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow, wide } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { credentialsOf } from './support/keys.ts'
import { account, button, dialog, menu, title } from './support/portal.ts'
import { test } from './support/product.ts'
import { act, answer, body, copyAs, panel, run, wrong } from './support/request-panel.ts'

test.use({ signedInAs: 'a new partner' })
test.beforeEach(({ context, product }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal }),
)

async function openReference(page: Page, name: string): Promise<void> {
  await page.goto(referencePath(name as ReferencePageName))
  await expect(act(page, /^Run/)).toBeVisible()
}

test('snippets in six languages: the choice is kept, secrets are masked and copied whole, a first run gets a token', async ({
  page,
  api,
}) => {
  await page.clock.install()
  await openReference(page, 'order/send/v2')
  await expect(panel(page).getByRole('tabpanel')).toContainText('$EDIS_TOKEN')
  await run(page, '200 OK')
  const { token } = await credentialsOf(api, 'development')
  expect(token).toMatch(/^edis_token_dev_/)

  await panel(page).getByRole('switch', { name: 'My credentials' }).click()
  const snippet = panel(page).getByRole('tabpanel')
  for (const language of Object.values(languageTitle)) {
    const copied = await copyAs(page, language)
    await page.clock.fastForward('00:02')
    expect(copied).toContain('/order/send/v2')
    expect(copied).toContain(token)
    await expect(snippet).toContainText(`edis_token_dev_…${token!.slice(-4)}`)
    await expect(snippet).not.toContainText(token!)
  }
  await act(page, 'Reveal').click()
  await expect(snippet).toContainText(token!)

  await menu(page).getByRole('link', { name: 'Track Order' }).click()
  await expect(title(page, 'Track Order')).toBeVisible()
  await expect(panel(page).getByRole('tab', { name: 'Java', exact: true, selected: true })).toBeVisible()
  await panel(page).getByRole('tab', { name: 'Java', exact: true }).press('ArrowRight')
  await expect(panel(page).getByRole('tab', { name: 'cURL', selected: true })).toBeFocused()
})

test('what one page received the next is offered; the editor completes and judges; the same key is answered once', async ({
  page,
}) => {
  await openReference(page, 'rate/v2')
  await run(page, '200 OK')
  await menu(page).getByRole('link', { name: 'Send Order V2' }).click()
  await expect(title(page, 'Send Order V2')).toBeVisible()
  await act(page, 'Edit').click()
  await act(page, /^quote_id/).click()
  await expect(body(page)).toHaveValue(/"quote_id": "quo_/)
  await run(page, '200 OK')
  await panel(page).getByRole('switch', { name: 'Reuse key' }).click()
  await run(page, '200 OK')
  await expect(answer(page).getByText('replayed')).toBeVisible()

  await body(page).fill('{ "payment_method": "", "cod_amout": 1 }')
  const faults = panel(page).getByRole('status', { name: 'Problems' })
  await expect(faults).toContainText('Did you mean cod_amount?')
  await expect(faults).toContainText('Must be one of PREPAID, COD.')
  await body(page).evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(21, 21))
  await page.keyboard.type('pre')
  await expect(panel(page).getByRole('option', { name: 'PREPAID' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(body(page)).toHaveValue('{ "payment_method": "PREPAID", "cod_amout": 1 }')
  await page.keyboard.press('Control+Enter')
  await expect(wrong(page)).toContainText('FIELD_REQUIRED')
  // What the answer said stands there alone; the editor says what it sees itself.
  await expect(wrong(page)).toContainText('Did you mean cod_amount?')
  await expect(faults.getByText('cod_amout')).toHaveCount(0)
})

test('in production a snippet goes to production, a run says that it does not, and both stay in sight', async ({
  page,
  product,
}) => {
  await page.goto('/documentation/order/send/v2?env=production')
  const snippet = panel(page).getByRole('tabpanel')
  await expect(snippet).toContainText(`${product.url.production}/order/send/v2`)
  await expect(snippet.locator('b', { hasText: '"partner_order_id"' })).toBeVisible()
  await act(page, 'Run in development').click()
  await expect(answer(page)).toContainText('200 OK')
  await answer(page).evaluate((box) => box.scrollIntoView({ block: 'end' }))
  await expect(act(page, 'Run in development')).toBeInViewport()
  await expect(panel(page).getByRole('tab', { name: 'Python' })).toBeInViewport()
  await expectNoViolations(page, [wide])

  // In one column the page scrolls: at its top the bar stands above the first line, and later it is still in sight
  await page.setViewportSize(narrow)
  await page.evaluate(() => scrollTo(0, 0))
  const bar = (await act(page, 'Run in development').boundingBox())!
  expect(bar.y + bar.height).toBeLessThan((await snippet.boundingBox())!.y)
  await answer(page).evaluate((box) => box.scrollIntoView({ block: 'end' }))
  await expect(act(page, 'Run in development')).toBeInViewport()
})

test('the contents say which section is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openReference(page, 'order/track')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Errors', exact: true }).click()
  await expect(contents.locator('[aria-current]')).toHaveText('Errors')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
})

test(
  'the panel has no accessibility fault while it is edited, answered and refused, and nothing goes sideways',
  { tag: everyState },
  async ({ page }) => {
    test.slow()
    await openReference(page, 'cs/create')
    await act(page, 'Edit').click()
    await body(page).fill('{ "phone": 1 }')
    await act(page, /^Run/).click()
    await expect(wrong(page)).toContainText('FIELD_REQUIRED')
    // From its beginning: what is half scrolled under its bar counts as too small to press
    await page.getByRole('complementary', { name: 'Request' }).evaluate((scrolled) => scrolled.scrollTo(0, 0))
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await menu(page).getByRole('link', { name: 'Get Region' }).click()
    await expect(title(page, 'Get Region')).toBeVisible()
    await act(page, 'Edit').click()
    await run(page, '200 OK')
    await act(page, 'History').click()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expectNothingSideways(page)
  },
)

test('by keyboard a run is begun and cancelled; no response is told; history brings runs back, and goes at sign-out', async ({
  page,
  product,
  provoke,
}) => {
  provoke(/ERR_FAILED|ERR_CONNECTION/)
  await openReference(page, 'region')
  await page.keyboard.press('Control+Enter')
  await expect(answer(page)).toContainText('200 OK')
  await act(page, 'Headers').click()
  await expect(answer(page)).toContainText('x-request-id')
  await act(page, 'Raw').click()
  await expect(answer(page)).toContainText('{"code":200')

  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(`${product.url.development}/region*`, async (route) => {
    await held
    await route.abort().catch(() => {})
  })
  await page.keyboard.press('Control+Enter')
  await expect(act(page, 'Cancel')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(answer(page)).toContainText('Cancelled')
  release()
  await act(page, /^Run/).click()
  await expect(answer(page)).toContainText('No response')
  await expect(answer(page)).toContainText(product.url.development)

  await menu(page).getByRole('link', { name: 'Get List Warehouse' }).click()
  await expect(title(page, 'Get List Warehouse')).toBeVisible()
  await act(page, 'History').click()
  const history = dialog(page, 'Your runs in this browser')
  await history.getByRole('button', { name: 'GET /region' }).click()
  await expect(title(page, 'Get Region')).toBeVisible()
  await expect(answer(page)).toContainText('200 OK')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('own:')

  await account(page).click()
  await button(page, 'Logout').click()
  await expect(button(page, 'Sign In')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain('own:')
})
