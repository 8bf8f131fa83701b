import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { stepAt, totpAt } from '../../../server/src/second-factor/totp.ts'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { button, content, dialog, logOut, openPage, signIn, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner' })

const security = { path: '/account/security', title: 'Account' }
const code = (page: Page) => page.getByRole('textbox', { name: 'Code' })
/** The next one: each works once. */
const codeAfter = (secret: string, used: number) => totpAt(secret, Math.max(used + 1, stepAt(new Date())))

test('an authenticator app is set up and asked for; a recovery code stands in for it, once', async ({
  page,
  partner,
  provoke,
}) => {
  provoke(/401/)
  await openPage(page, security)
  await expect(content(page)).toContainText('A code from your phone protects your account')
  await button(page, 'Set up').click()
  const setting = dialog(page, 'Set up an authenticator app')
  await expect(setting.getByRole('img', { name: 'QR code of the key' })).toBeVisible()
  const secret = (await setting.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? ''
  await expectNoViolations(page)
  const used = stepAt(new Date())
  await setting.getByRole('textbox', { name: '6-digit code from the app' }).fill(totpAt(secret, used))
  const saving = dialog(page, 'Save your recovery codes')
  await expect(saving.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await saving.getByRole('listitem').allTextContents()
  await expectNoViolations(page)
  const downloading = page.waitForEvent('download')
  await saving.getByRole('button', { name: 'Download' }).click()
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(new RegExp(`^${recovery}\n(.+\n){9}$`))
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  })
  await saving.getByRole('button', { name: 'Copy' }).click()
  await expect(saving.getByText('Your browser blocked copying.')).toBeVisible()
  await expectNoViolations(page)
  await saving.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(content(page)).toContainText('10 of 10 recovery codes left')
  await expectNothingSideways(page)

  await logOut(page)
  await signIn(page, partner)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectNoViolations(page)
  const spent = totpAt(secret, used)
  let sent = 0
  page.on('request', (request) => (sent += request.url().endsWith('/verify') ? 1 : 0))
  await code(page).fill(`${spent.slice(0, 3)} ${spent.slice(3)}`)
  await expect(page.getByText('This code is incorrect or was already used.')).toBeVisible()
  await expect(code(page)).toHaveValue('')
  await expect(code(page)).toBeFocused()
  expect(sent).toBe(1)
  await page.keyboard.type(codeAfter(secret, used))
  await expect(title(page, 'Dashboard')).toBeVisible()

  await logOut(page)
  await signIn(page, partner)
  await button(page, 'Use a recovery code').click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
  await button(page, 'Continue').click()
  await expect(title(page, 'Dashboard')).toBeVisible()
  await openPage(page, security)
  await expect(content(page)).toContainText('9 of 10 recovery codes left')
  await button(page, 'Turn off').click()
  await dialog(page, 'Turn off the authenticator app?').getByRole('button', { name: 'Turn off' }).click()
  await expect(toast(page, 'Authenticator app turned off.')).toBeVisible()
})
