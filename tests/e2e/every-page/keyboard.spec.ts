import { expect, type Locator, type Page } from '@playwright/test'
import { narrow } from '../support/accessibility.ts'
import {
  account,
  button,
  content,
  dialog,
  expectSignInCard,
  menu,
  openPage,
  pages,
  stored,
  title,
} from '../support/portal.ts'
import { test } from '../support/product.ts'

const furthest = 60

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < furthest; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${furthest} presses of Tab did not lead to ${String(target)}`)
}

/** Presses Tab around the whole page and says what took the focus, in order; ` (unseen)` after what does not show it. */
async function tabAround(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const visited: string[] = []
  for (let presses = 0; presses < furthest; presses += 1) {
    await page.keyboard.press('Tab')
    const name = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return null
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      const shown = outlineStyle !== 'none' && outlineWidth !== '0px'
      return `${focused.getAttribute('aria-label') ?? focused.textContent}${shown ? '' : ' (unseen)'}`
    })
    if (name === null) break
    visited.push(name)
  }
  return visited
}

/** What a pointer could use, in the document's order. Of radio buttons one takes the focus; arrows move on from there. */
const usable = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex="0"]')]
      .filter((element) => !element.matches('[type="radio"]:not(:checked)'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]'))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent),
  )

test.describe('with the keyboard alone', () => {
  test.use({ signedInAs: 'the demo partner' })

  for (const { path, title: name } of pages)
    test(`everything on ${name} can be reached, and shows that it is`, async ({ page }) => {
      await openPage(page, { path, title: name })
      await menu(page).getByRole('link', { name: 'Dashboard' }).waitFor()
      await expect(content(page).getByRole('status', { name: /^Loading/ })).toHaveCount(0)
      const visited = await tabAround(page)
      expect(visited).toEqual(await usable(page))
    })

  test('the first stop skips to the content', async ({ page }) => {
    await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
    await page.keyboard.press('Tab')
    const skip = button(page, 'Skip to content')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(content(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(button(page, 'Verification code')).toBeFocused()
  })

  test('the menu unfolds, leads to a page, and the focus goes there', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    const group = menu(page).getByRole('button', { name: 'API Management' })
    await tabTo(page, group)
    await page.keyboard.press('Space')
    await expect(group).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, menu(page).getByRole('link', { name: 'Webhook Setting' }))
    await page.keyboard.press('Enter')
    await expect(title(page, 'Webhook Setting')).toBeVisible()
    await expect(content(page)).toBeFocused()
  })

  test('on a narrow screen the sidebar opens, keeps the focus from the page beneath, and Escape returns', async ({
    page,
  }) => {
    await page.setViewportSize(narrow)
    await openPage(page, { path: '/credentials', title: 'API Credentials' })
    await expect(page.getByRole('region', { name: 'cURL' })).toBeVisible()
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    await tabTo(page, burger)
    await page.keyboard.press('Enter')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeFocused()
    for (const name of await tabAround(page)) expect(name).not.toMatch(/Reveal|Generate|Copy/)
    await page.keyboard.press('Escape')
    await expect(sidebar).toBeHidden()
    await expect(burger).toBeFocused()
  })

  test('the account menu opens, changes the scheme, and Escape returns', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await tabTo(page, account(page))
    await page.keyboard.press('Enter')
    await expect(button(page, 'Logout')).toBeVisible()
    await expect(account(page)).toHaveAttribute('aria-expanded', 'true')
    await tabTo(page, page.getByRole('radio', { name: 'System' }))
    await page.keyboard.press('ArrowLeft')
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await page.keyboard.press('Escape')
    await expect(button(page, 'Logout')).toBeHidden()
    await expect(account(page)).toBeFocused()
  })

  test('Logout', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await tabTo(page, account(page))
    await page.keyboard.press('Enter')
    await tabTo(page, button(page, 'Logout'))
    await page.keyboard.press('Enter')
    await expectSignInCard(page)
    expect(await stored(page)).toBe('')
  })

  for (const [path, name, opener, opens] of [
    ['/webhook', 'Webhook Setting', 'Add webhook', 'Add webhook'],
    ['/ipwhitelist', 'IP Whitelist', 'Add my current IP', 'Add IP address'],
    ['/credentials', 'API Credentials', 'Rotate', 'Rotate partner key'],
  ] as const)
    test(`the dialog “${opens}” keeps the focus, and Escape gives it back`, async ({ page }) => {
      await openPage(page, { path, title: name })
      const opening = button(page, opener).first()
      await expect(opening).toBeVisible()
      await tabTo(page, opening)
      await page.keyboard.press('Enter')
      const opened = dialog(page, opens)
      await expect(opened).toBeVisible()
      const within = () =>
        opened.evaluate(
          (element) => element.contains(document.activeElement) || document.activeElement === document.body,
        )
      const stops = await opened.locator('a, button, input, select').count()
      for (let presses = 0; presses < 2 * stops + 2; presses += 1) {
        expect(await within()).toBe(true)
        await page.keyboard.press(presses <= stops ? 'Tab' : 'Shift+Tab')
      }
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
      await expect(opening).toBeFocused()
    })
})

test.describe('a new partner with the keyboard alone', () => {
  test.use({ signedInAs: 'a new partner' })

  test('adds an address, changes it and removes it', async ({ page }) => {
    await openPage(page, { path: '/ipwhitelist', title: 'IP Whitelist' })
    await tabTo(page, button(page, 'Add IP address'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('203.0.113.7')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Add IP address')).toBeHidden()

    await tabTo(page, button(page, 'Edit 203.0.113.7'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'IP address or range' })).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('203.0.113.8')
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Edit IP address')).toBeHidden()

    await tabTo(page, button(page, 'Delete 203.0.113.8'))
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Delete this IP address?').getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(content(page)).toContainText('No IP addresses yet')
    // What opened the dialog is gone: the focus is on the page, not nowhere
    await expect(content(page)).toBeFocused()
  })

  test('adds a webhook and keeps its secret', async ({ page }) => {
    await openPage(page, { path: '/webhook', title: 'Webhook Setting' })
    await tabTo(page, button(page, 'Add webhook'))
    await page.keyboard.press('Enter')
    await page.keyboard.type('https://hooks.tokosenja.test/edis')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, page.getByRole('checkbox', { name: 'Order delivered' }))
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox', { name: 'Order delivered' })).toBeChecked()
    await tabTo(page, dialog(page, 'Add webhook').getByRole('button', { name: 'Add webhook' }))
    await page.keyboard.press('Enter')
    await expect(dialog(page, 'Save this signing secret')).toBeVisible()
    await tabTo(page, button(page, 'I’ve saved it'))
    await page.keyboard.press('Enter')
    await expect(content(page).getByRole('listitem')).toContainText('order.delivered')
  })

  test('generates a token and reveals it', async ({ page }) => {
    await openPage(page, { path: '/credentials', title: 'API Credentials' })
    const development = page.getByRole('region', { name: 'Development' })
    await tabTo(page, development.getByRole('button', { name: 'Generate token' }))
    await page.keyboard.press('Enter')
    const reveal = development.getByRole('button', { name: 'Reveal Token' })
    await expect(reveal).toBeVisible()
    await tabTo(page, reveal)
    await page.keyboard.press('Space')
    await expect(development).toContainText(/edis_token_dev_[\w-]{43}/)
  })
})

test('signing in by the keyboard alone', async ({ page, partner }) => {
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.keyboard.type(partner.email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(partner.password)
  await page.keyboard.press('Enter')
  await expect(title(page, 'Dashboard')).toBeVisible()
})
