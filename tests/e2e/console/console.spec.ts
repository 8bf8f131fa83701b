import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, demoStaff, openConsole, signInStaff } from '../support/console.ts'
import { button, content, dialog, menu, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ timezoneId: 'Asia/Jakarta' })

test('staff sign in, see what waits, and approve a partner with the evidence in sight', async ({ page, product }) => {
  const added = await product.edis('partner', 'add', '--email', 'ratna@batik.test', '--name', 'Batik Ayu')
  expect(added.status).toBe(0)
  const staff = await addStaff(product, 'operations')
  await page.goto(product.url.operations)
  await expectNoViolations(page)
  await openConsole(page, product.url.operations, staff)
  await expect(menu(page).getByRole('link', { name: 'Partners' })).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await menu(page).getByRole('link', { name: 'Partners' }).click()
  await expect(title(page, 'Partners')).toBeVisible()
  await content(page).getByRole('searchbox', { name: 'Search' }).fill('batik')
  await page.keyboard.press('Enter')
  await expect(content(page).getByRole('listitem')).toHaveCount(1)
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await content(page).getByRole('link', { name: 'Batik Ayu' }).click()
  await expect(content(page).getByRole('heading', { level: 1, name: /Batik Ayu/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Report' })).toContainText(/0 of \d+ checks passed/)
  await expectNoViolations(page)
  await expectNothingSideways(page)

  const decision = page.getByRole('region', { name: 'Production access', exact: true })
  await decision.getByRole('button', { name: 'Grant production access without a request' }).click()
  await expect(decision).toContainText(/(\d+) of \1 required checks haven’t passed/)
  await decision.getByRole('textbox', { name: 'Reason' }).fill('Agreed by phone with the owner')
  await decision.getByRole('button', { name: 'Grant production access', exact: true }).click()
  await expect(toast(page, 'Batik Ayu has production access.')).toBeVisible()
  await expect(decision).toContainText('Granted')
  await expect(decision).toContainText('Reason: Agreed by phone with the owner')
  await expect(decision).toContainText(`Decided by ${staff.name}`)
  await menu(page).getByRole('link', { name: 'Approvals' }).click()
  const decided = content(page).getByRole('list', { name: 'Decided in the last 30 days' }).getByRole('listitem')
  await expect(decided.first()).toContainText(new RegExp(`Batik Ayu.*Granted.*${staff.name}.*Agreed by phone`))
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await decided.getByRole('link', { name: 'Batik Ayu' }).click()

  await button(page, 'Suspend').click()
  const suspending = dialog(page, 'Suspend Batik Ayu?')
  await expectNoViolations(page)
  await suspending.getByRole('textbox', { name: 'Reason' }).fill('Invoice not paid')
  await suspending.getByRole('button', { name: 'Suspend' }).click()
  await expect(content(page).getByText('Suspended: Invoice not paid')).toBeVisible()
})

test('support sees partners and decides nothing', async ({ page, product }) => {
  await openConsole(page, product.url.operations, await addStaff(product, 'support'))
  await page.keyboard.press('Control+k')
  const search = dialog(page, 'Search')
  await search.getByRole('combobox').fill('partner@edis')
  await expect(search.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Production access', exact: true })).toContainText('Granted')
  await expect(button(page, 'Suspend')).toHaveCount(0)
  await expect(button(page, 'Rate limit')).toHaveCount(0)
})

test('a company account that opens nothing is told so, and the address without a page leads to the first', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url.operations}/?sign_in=refused`)
  await expect(page.getByRole('alert')).toHaveText(
    'Couldn’t sign you in with your company account. Try again, or ask an admin to add you.',
  )
  await expect(page).toHaveURL(`${product.url.operations}/`)
  await expectNoViolations(page)
  await page.goto(`${product.url.operations}/console`)
  await expect(page).toHaveURL(`${product.url.operations}/`)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await signInStaff(page, demoStaff)
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible()
})

test('who signs out elsewhere signs in again at the page where they were', async ({ page, product, context }) => {
  await openConsole(page, product.url.operations, demoStaff)
  await page.goto(`${product.url.operations}/console/partners?env=development`)
  await expect(title(page, 'Partners')).toBeVisible()
  await context.clearCookies()
  await menu(page).getByRole('link', { name: 'Approvals' }).click()
  await expect(page.getByText('Your session has expired.')).toBeVisible()
  await signInStaff(page, demoStaff)
  await expect(title(page, 'Approvals')).toBeVisible()
  expect(new URL(page.url()).searchParams.get('env')).toBe('development')
})

test('what the page refreshes by itself keeps no session alive once nobody is there', async ({ page, product }) => {
  await page.clock.install()
  const refreshed: boolean[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/console/api/today')) refreshed.push('edis-background' in request.headers())
  })
  await openConsole(page, product.url.operations, demoStaff)
  await expect.poll(() => refreshed).toEqual([false])
  await expect(content(page).getByText('Live', { exact: true })).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect.poll(() => refreshed.at(-1)).toBe(true)
  // A turn that comes while the last one is still on its way is left out: then the next is waited for
  await expect(async () => {
    const before = refreshed.length
    await page.mouse.move(300, 300 + before)
    await page.clock.fastForward('00:40')
    await expect.poll(() => refreshed.length, { timeout: 2000 }).toBeGreaterThan(before)
  }).toPass()
  expect(refreshed.at(-1)).toBe(false)
})

test.describe('in Indonesian', () => {
  test.use({ locale: 'id-ID' })

  test('staff sign in and look at a partner', async ({ page, product }) => {
    await openConsole(page, product.url.operations, demoStaff, 'id')
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await page.getByRole('navigation', { name: 'Utama' }).getByRole('link', { name: 'Partner' }).click()
    await content(page).getByRole('link', { name: 'Toko Senja', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Laporan' })).toContainText(/dari \d+ pemeriksaan lulus/)
    await expectNoViolations(page)
    await expectNothingSideways(page)
  })
})
