import { expect } from '@playwright/test'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { referencePath } from '@edis/contract/reference/reference-pages'
import { expectNoViolations, narrow, wide } from './support/accessibility.ts'
import { credentialsOf } from './support/keys.ts'
import { partnerApp } from './support/partner-app.ts'
import { button, dialog, openPage } from './support/portal.ts'
import { test } from './support/product.ts'
import { act, answer, clipboard, panel } from './support/request-panel.ts'

test.use({ signedInAs: 'a new partner' })

test('a label that is run is saved from the panel and by cURL; why there is none is printed', async ({
  page,
  api,
  product,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  const { partner_id: partnerId, partner_key: partnerKey } = await credentialsOf(api, 'development')
  const app = partnerApp({ api: product.url.development, partnerId, partnerKey })
  const { order_id, partner_order_id } = await app.sell()
  const folder = await mkdtemp(join(tmpdir(), 'edis-label-'))
  const runAsCurl = async () => {
    await act(page, 'Copy snippet').click()
    await expect(act(page, 'Copied')).toBeVisible()
    return promisify(execFile)('sh', ['-c', await clipboard(page)], { cwd: folder })
  }
  const fill = async () => {
    await page.goto(referencePath('order/label'))
    await act(page, 'Edit').click()
    await panel(page).getByLabel('order_id', { exact: false }).fill(order_id)
    await act(page, /^Run/).first().click()
  }

  await fill()
  await expect(answer(page)).toContainText('AWB_NOT_READY')
  await panel(page).getByRole('tab', { name: 'cURL', exact: true }).click()
  const credentials = panel(page).getByRole('switch', { name: 'My credentials' })
  if ((await credentials.getAttribute('aria-checked')) === 'false') await credentials.click()
  expect((await runAsCurl()).stdout).toContain('AWB_NOT_READY')

  await openPage(page, { path: `/review/order/${order_id}`, title: `Order ${partner_order_id}` })
  await expect(async () => {
    if (await button(page, 'Print label').isHidden()) await page.getByRole('button', { name: /^Mark as/ }).click()
    await expect(button(page, 'Print label')).toBeVisible({ timeout: 1_000 })
  }).toPass()

  await fill()
  await expect(answer(page)).toContainText('200 OK')
  await expect(answer(page)).toContainText(/label\.pdf\s*application\/pdf, \d+\.\d kB/)
  await expect(answer(page)).not.toContainText('%PDF')
  const [download] = await Promise.all([page.waitForEvent('download'), act(page, 'Save file').click()])
  expect(download.suggestedFilename()).toBe('label.pdf')
  const saved = await readFile(await download.path())
  expect(saved.subarray(0, 5).toString()).toBe('%PDF-')
  await expectNoViolations(page, [narrow, wide])

  await panel(page).getByRole('tab', { name: 'cURL', exact: true }).click()
  await runAsCurl()
  expect((await readFile(join(folder, 'label.pdf'))).subarray(0, 5).toString()).toBe('%PDF-')
  await rm(folder, { recursive: true })

  await page.reload()
  await act(page, 'History').click()
  await dialog(page, 'Your runs in this browser')
    .getByRole('button', { name: /order\/label.*200/ })
    .click()
  await expect(answer(page)).toContainText('Files aren’t kept in your history. Run the request again to get this one.')
  await expect(act(page, 'Save file')).toHaveCount(0)
})
