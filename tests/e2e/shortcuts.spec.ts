import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { account, button, content, dialog, openPage, title } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

const dashboard = { path: '/', title: 'Dashboard' }

test('g and a letter go to a page, in the environment that is in view', async ({ page }) => {
  await openPage(page, { ...dashboard, path: '/?env=production' })
  await page.keyboard.type('gw')
  await expect(title(page, 'Webhook Setting')).toBeVisible()
  await expect(page).toHaveURL('/webhook?env=production')
  await page.keyboard.type('go')
  await expect(page).toHaveURL('/review/order?env=production')
  await page.keyboard.type('xo')
  await page.keyboard.type('gd')
  await expect(title(page, 'Dashboard')).toBeVisible()
})

test('pages turned faster than they fade in are no error', async ({ page }) => {
  await openPage(page, dashboard)
  await page.evaluate(async () => {
    for (let turn = 0; turn < 30; turn += 1) {
      history.pushState(null, '', ['/webhook', '/credentials', '/'][turn % 3])
      // Within the time that one takes to be captured, at a different moment of it each time
      await new Promise((next) => setTimeout(next, turn % 7))
    }
  })
  await expect(title(page, 'Dashboard')).toBeVisible()
})

test('keys that write something write it', async ({ page }) => {
  await openPage(page, { path: '/account', title: 'Account' })
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('')
  await name.pressSequentially('gd?')
  await expect(name).toHaveValue('gd?')
  await expect(dialog(page, 'Keyboard shortcuts')).toHaveCount(0)
})

test('? lists the shortcuts; who speaks to the computer turns those of one key off', async ({ page }) => {
  await openPage(page, dashboard)
  await page.keyboard.press('?')
  const list = dialog(page, 'Keyboard shortcuts')
  await expect(list.getByText('Webhook Setting')).toBeVisible()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.type('gw?/')
  await expect(content(page).getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await account(page).click()
  await button(page, 'Keyboard shortcuts').click()
  await list.getByRole('switch', { name: 'Single-key shortcuts' }).check()
  await page.keyboard.press('Escape')
  await page.keyboard.type('gw')
  await expect(title(page, 'Webhook Setting')).toBeVisible()
})
