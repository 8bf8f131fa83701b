import type { DocumentedCall } from '@edis/contract/calls/call'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { languageTitle } from '@edis/contract/snippets/snippet-languages'
import { menuPages, type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expectNothingSideways, expectNoViolations, wide } from './support/accessibility.ts'
import { credentialsOf } from './support/keys.ts'
import { account, button, dialog, menu, title } from './support/portal.ts'
import { test } from './support/product.ts'
import { act, answer, beyondTheLimit, body, broken, clipboard, panel, wrong } from './support/request-panel.ts'

test.use({ signedInAs: 'a new partner' })
test.beforeEach(({ context, product }) =>
  context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal }),
)

/** From page to page in one session, as far as the menu leads. */
async function goOn(page: Page, { page: name, title: heading }: DocumentedCall): Promise<void> {
  const link = menu(page).getByRole('link', { name: heading, exact: true })
  // Beside the menu, and from there, by the address
  if (!menuPages.some((each) => each === name) || !(await link.isVisible())) return openReference(page, name ?? '')
  await link.click()
  await expect(title(page, heading)).toBeVisible()
  await expect(act(page, /^Run/)).toBeVisible()
}

async function openReference(page: Page, name: string): Promise<void> {
  await page.goto(referencePath(name as ReferencePageName))
  await expect(act(page, /^Run/)).toBeVisible()
}

/** Runs the page's request and waits for what that run is answered with. */
async function run(page: Page, status: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() !== 'OPTIONS')
  await act(page, /^Run/).first().click()
  await answered
  await expect(answer(page).getByText(status, { exact: false }).first()).toBeVisible()
  await expect(answer(page)).toHaveAttribute('aria-busy', 'false')
}

async function copyAs(page: Page, language: string): Promise<string> {
  await panel(page).getByRole('tab', { name: language, exact: true }).click()
  await act(page, 'Copy snippet').click()
  await expect(act(page, 'Copied')).toBeVisible()
  return clipboard(page)
}

/** All whose response is JSON: a file has a journey of its own. Cancelling first in its walk: no order is known in the tab yet, and the sandbox soon moves one beyond cancelling. */
const calls = openApiCalls
  .filter(({ page, file }) => page !== null && !file)
  .toSorted((one, other) => Number(other.page === 'order/cancel') - Number(one.page === 'order/cancel'))
/** A few at a time, for two workers to share. */
const four = 4
const walks = Array.from({ length: Math.ceil(calls.length / four) }, (_, walk) =>
  calls.slice(walk * four, (walk + 1) * four),
)
for (const walk of walks)
  test(`requests run as they stand, from the portal and as cURL, break and are mended: ${walk.map(({ title: name }) => name).join(', ')}`, async ({
    page,
  }) => {
    test.slow()
    await openReference(page, walk[0]?.page ?? '')
    for (const call of walk)
      await test.step(call.title, async () => {
        const name = call.page ?? ''
        await goOn(page, call)
        if (name === 'order/cancel') {
          await act(page, 'Send a sample order first').click()
          await expect(act(page, 'Send a sample order first')).toBeHidden()
        }
        await run(page, '200 OK')

        const switched = panel(page).getByRole('switch', { name: 'My credentials' })
        if ((await switched.getAttribute('aria-checked')) === 'false') await switched.click()
        const curl = await copyAs(page, 'cURL')
        // The answer of a refresh brings another token: the snippet has it by now
        const { stdout } = await promisify(execFile)('sh', ['-c', `${curl} -s`])
        expect(JSON.parse(stdout)).toMatchObject({ code: 200 })

        const { break: breakIt, error, fix } = broken[name] ?? beyondTheLimit
        await act(page, 'Edit').click()
        await breakIt(page)
        await act(page, /^Run/).first().click()
        await expect(wrong(page)).toContainText(error)
        await wrong(page).getByRole('button', { name: fix }).first().click()
        await expect(wrong(page).getByRole('button', { name: fix })).toHaveCount(0)
        await run(page, '200 OK')
        await expect(wrong(page)).toHaveCount(0)
      })
  })

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
})

test('the panel has no accessibility fault while it is edited, answered and refused, and nothing goes sideways', async ({
  page,
}) => {
  test.slow()
  await openReference(page, 'cs/create')
  await act(page, 'Edit').click()
  await body(page).fill('{ "phone": 1 }')
  await act(page, /^Run/).click()
  await expect(wrong(page)).toContainText('FIELD_REQUIRED')
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await menu(page).getByRole('link', { name: 'Get Region' }).click()
  await expect(title(page, 'Get Region')).toBeVisible()
  await act(page, 'Edit').click()
  await run(page, '200 OK')
  await act(page, 'History').click()
  await expectNoViolations(page, [wide])
  await page.keyboard.press('Escape')
  await expectNothingSideways(page)
})

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
