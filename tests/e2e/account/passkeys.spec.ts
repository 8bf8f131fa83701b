import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { button, content, dialog, logOut, openPage, signIn, title, toast } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { makeStale } from '../support/team.ts'

test.use({ signedInAs: 'a new partner' })

const security = { path: '/account/security', title: 'Account' }

/** A device with a fingerprint reader, which answers at once; `unplug` takes it away with its passkeys. */
async function addDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    unverify: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }),
    verify: () => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true }),
  }
}

async function addPasskey(page: Page, name: string): Promise<void> {
  await button(page, 'Add passkey').click()
  const adding = dialog(page, 'Add a passkey')
  await adding.getByRole('textbox', { name: 'Name' }).fill(name)
  await adding.getByRole('button', { name: 'Continue' }).click()
}

test('a passkey is added, asked for at sign-in and in place of the password, and removed', async ({
  page,
  partner,
  product,
  provoke,
}) => {
  provoke(/40[13]/)
  const device = await addDevice(page)
  await openPage(page, security)
  await expect(content(page)).toContainText('Sign in with your fingerprint, face or security key')
  await addPasskey(page, 'Work laptop')
  const saving = dialog(page, 'Save your recovery codes')
  await expect(saving.getByRole('listitem')).toHaveCount(10)
  await saving.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(content(page)).toContainText('Work laptop')
  await expect(content(page)).toContainText('never used')
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await addPasskey(page, 'The same device')
  await expect(dialog(page, 'Add a passkey')).toContainText('This device already has a passkey for your account.')
  await dialog(page, 'Add a passkey').getByRole('button', { name: 'Cancel' }).click()

  await logOut(page)
  await signIn(page, partner)
  await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible()
  await expectNoViolations(page)
  await device.unverify()
  await button(page, 'Use passkey').click()
  await expect(page.getByText('Cancelled, or it took too long. Try again.')).toBeVisible()
  await device.verify()
  await button(page, 'Use passkey').click()
  await expect(title(page, 'Dashboard')).toBeVisible()

  await openPage(page, security)
  await expect(content(page)).toContainText('last used')
  await makeStale(product, partner.email)
  await button(page, 'Remove Work laptop').click()
  await dialog(page, 'Remove Work laptop?').getByRole('button', { name: 'Remove passkey' }).click()
  await dialog(page, 'Confirm your password').getByRole('button', { name: 'Use a passkey' }).click()
  await expect(toast(page, 'Passkey removed.')).toBeVisible()
  await expect(content(page)).toContainText('Sign in with your fingerprint, face or security key')

  await logOut(page)
  await signIn(page, partner)
  await expect(title(page, 'Dashboard')).toBeVisible()
})

test('without the device, a recovery code stands in for its passkey', async ({ page, partner, provoke }) => {
  provoke(/401/)
  await addDevice(page)
  await openPage(page, security)
  await addPasskey(page, 'Lost phone')
  const saving = dialog(page, 'Save your recovery codes')
  await expect(saving.getByRole('listitem')).toHaveCount(10)
  const [recovery = ''] = await saving.getByRole('listitem').allTextContents()
  await saving.getByRole('button', { name: 'I’ve saved them' }).click()
  await logOut(page)
  await signIn(page, partner)
  await button(page, 'Use a recovery code').click()
  await page.getByRole('textbox', { name: 'Recovery code' }).fill(recovery)
  await button(page, 'Continue').click()
  await expect(title(page, 'Dashboard')).toBeVisible()
  await openPage(page, security)
  await expect(content(page)).toContainText('9 of 10 recovery codes left')
})
