import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, narrow } from '../support/accessibility.ts'
import { button, openPage, signIn } from '../support/portal.ts'
import { test } from '../support/product.ts'

const language = (page: Page) => page.locator('html')
const readerMenu = (page: Page) => page.getByRole('complementary').getByRole('button', { name: /WIB|WITA|WIT|UTC|GMT/ })

async function choose(page: Page, choice: string): Promise<void> {
  await readerMenu(page).click()
  await button(page, choice).click()
}

test.describe('with a browser in Indonesian', () => {
  test.use({ locale: 'id-ID', timezoneId: 'Asia/Makassar' })

  test('the portal speaks Indonesian, and English for who asks for it, before the sign-in and after', async ({
    page,
    partner,
  }) => {
    await page.goto('/')
    await expect(language(page)).toHaveAttribute('lang', 'id')
    await expect(page).toHaveTitle('Masuk · Open API EDIS Partner')
    await expect(button(page, 'Bahasa Indonesia')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('textbox', { name: 'Email' }).fill(partner.email)
    await page.getByRole('textbox', { name: 'Kata sandi' }).fill('salah-sandi')
    await button(page, 'Masuk').click()
    await expect(page.getByRole('alert')).toHaveText('Email atau kata sandi salah.')
    await expectNoViolations(page)
    await expectNothingSideways(page)

    await button(page, 'English').click()
    await expect(language(page)).toHaveAttribute('lang', 'en')
    await signIn(page, partner)
    await expect(readerMenu(page)).toHaveText('EnglishWITA')

    await choose(page, 'Bahasa Indonesia')
    await expect(language(page)).toHaveAttribute('lang', 'id')
    await expect(page.getByRole('navigation', { name: 'Utama' })).toContainText('Kredensial API')
    await page.reload()
    await expect(language(page)).toHaveAttribute('lang', 'id')
  })
})

test.describe('signed in', () => {
  test.use({ signedInAs: 'the demo partner', timezoneId: 'Asia/Jakarta' })

  test('another language shows the same place of the same page', async ({ page }) => {
    await openPage(page, { path: '/documentation/order/send/v2', title: 'Send Order V2' })
    const errors = page.locator('#errors')
    // What comes into view is laid out then, and may be longer than was guessed
    await expect(async () => {
      await errors.evaluate((heading) => heading.scrollIntoView())
      await expect(errors).toBeInViewport({ timeout: 500 })
    }).toPass()
    await choose(page, 'Bahasa Indonesia')
    await expect(language(page)).toHaveAttribute('lang', 'id')
    await expect(page.locator('#drawn')).toHaveCount(0)
    await expect(errors).toBeInViewport()
    await expect(page).toHaveURL('/documentation/order/send/v2')
  })

  test('times are those of the zone that was chosen, and of the browser’s again', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await expect(readerMenu(page)).toHaveText('EnglishWIB')
    await choose(page, 'WIT')
    await expect(readerMenu(page)).toHaveText('EnglishWIT')
    expect(await page.evaluate(() => localStorage.getItem('time-zone'))).toBe('Asia/Jayapura')
    await choose(page, 'WIB')
    await expect(readerMenu(page)).toHaveText('EnglishWIB')
    expect(await page.evaluate(() => localStorage.getItem('time-zone'))).toBe('null')
  })

  test('the menu of language and zone is for everyone, on narrow screens too', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await readerMenu(page).click()
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(button(page, 'WITA')).toHaveCount(0)

    await page.setViewportSize(narrow)
    await button(page, 'Menu').click()
    await choose(page, 'WITA')
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
    await expect(readerMenu(page)).toHaveText('EnglishWITA')
  })
})

test.describe('in a zone that is none of Indonesia’s', () => {
  test.use({ signedInAs: 'the demo partner', timezoneId: 'Asia/Singapore' })

  test('the browser’s zone is offered as well', async ({ page }) => {
    await openPage(page, { path: '/', title: 'Dashboard' })
    await expect(readerMenu(page)).toHaveText('EnglishGMT+8')
    await choose(page, 'WITA')
    await expect(readerMenu(page)).toHaveText('EnglishWITA')
    await choose(page, 'GMT+8')
    await expect(readerMenu(page)).toHaveText('EnglishGMT+8')
  })
})
