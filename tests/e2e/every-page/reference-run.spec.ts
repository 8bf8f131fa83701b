import type { DocumentedCall } from '@edis/contract/calls/call'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { menuPages, type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { menu, title } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { act, beyondTheLimit, broken, copyAs, panel, run, wrong } from '../support/request-panel.ts'

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
