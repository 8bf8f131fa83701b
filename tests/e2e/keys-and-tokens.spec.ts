import { generateToken } from '@edis/contract/open-api/generate-token'
import { rotate } from '@edis/contract/portal-calls/credentials'
import { expect } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { basicAuth, basicAuthOf, credentialsOf } from './support/keys.ts'
import { dialog, openPage, toast } from './support/portal.ts'
import { test } from './support/product.ts'
import { act, apiCredentials, card, row } from './support/credentials-page.ts'

test.use({ signedInAs: 'a new partner' })

test('a rotated key works on for the chosen overlap, and with none no longer', async ({ page, api }) => {
  await openPage(page, apiCredentials)
  const shown = card(page, 'Development')
  const { partner_id, partner_key: first } = await credentialsOf(api, 'development')
  const works = async (key: string) =>
    (await api('development', generateToken, { auth: basicAuth(partner_id, key) })).status === 200
  expect(await works(first)).toBe(true)

  await act(shown, 'Rotate').click()
  const asking = dialog(page, 'Rotate partner key')
  await expect(asking).toContainText('Development')
  await expect(asking).toContainText('Existing tokens keep working until they expire.')
  await expect(asking.getByRole('radio', { name: '24 hours' })).toBeChecked()
  await act(asking, 'Rotate key').click()
  const renewed = dialog(page, 'Partner key rotated')
  await expect(renewed).toContainText('The previous key works until')
  await act(renewed, 'Reveal New key').click()
  const second = (await row(renewed, 'New key').locator('code').textContent())!
  expect(second).toMatch(/^edis_key_dev_/)
  expect(second).not.toBe(first)
  await act(renewed, 'Done').click()
  await expect(row(shown, 'Partner key')).toContainText(second.slice(-4))
  await expect(row(shown, 'Partner key')).toContainText('The previous key works until')
  expect([await works(first), await works(second)]).toEqual([true, true])
  await page.reload()
  await expect(row(shown, 'Partner key')).toContainText('The previous key works until')

  await act(shown, 'Rotate').click()
  await asking.getByRole('radio', { name: 'Revoke immediately' }).check()
  await act(asking, 'Rotate now').click()
  await expect(renewed).toContainText('The previous key no longer works.')
  await act(renewed, 'Done').click()
  await expect(row(shown, 'Partner key')).not.toContainText('The previous key')
  const { partner_key: third } = await credentialsOf(api, 'development')
  await expect(row(shown, 'Partner key')).toContainText(third.slice(-4))
  expect([await works(first), await works(second), await works(third)]).toEqual([false, false, true])
})

const usable = async (url: string, token: string) =>
  (await fetch(`${url}/warehouse/list?limit=1`, { headers: { authorization: `Bearer ${token}` } })).status === 200

test('the tokens that are alive are listed; one is revoked, then all, each after saying what breaks', async ({
  page,
  api,
  product,
}) => {
  const auth = await basicAuthOf(api, 'development')
  const made: string[] = []
  for (let count = 0; count < 4; count++) made.push((await api('development', generateToken, { auth })).data!.token)
  const works = (token: string | undefined) => usable(product.url.development, token!)
  expect(await works(made[3])).toBe(true)

  await openPage(page, apiCredentials)
  const list = card(page, 'Development').getByRole('region', { name: 'Active tokens' })
  await expect(list.getByRole('listitem')).toHaveCount(3)
  await act(list, 'Show all 4').click()
  await expect(list.getByRole('listitem')).toHaveCount(4)
  await expect(list.getByRole('listitem').first()).toContainText('by your software')
  await expect(list.getByRole('listitem').nth(1)).toContainText('Never used')
  await expect(card(page, 'Production').getByRole('region', { name: 'Active tokens' })).toHaveCount(0)

  await list.getByRole('listitem').first().getByRole('button').click()
  const one = dialog(page, 'Revoke this token?')
  await expect(one).toContainText('Immediately')
  await act(one, 'Revoke token').click()
  await expect(toast(page, 'Token revoked.')).toBeVisible()
  await expect(list.getByText('3', { exact: true })).toBeVisible()
  await expect.poll(() => works(made[3])).toBe(false)
  expect(await works(made[2])).toBe(true)
  await expect(row(card(page, 'Development'), 'Token')).toContainText(made[2]!.slice(-4))

  await act(list, 'Revoke all').click()
  const all = dialog(page, 'Revoke all tokens?')
  await expect(all).toContainText('all 3 active development tokens')
  await expectNoViolations(page)
  await act(all, 'Revoke all').click()
  await expect(list).toHaveCount(0)
  await expect.poll(() => works(made[2])).toBe(false)
  await expect(row(card(page, 'Development'), 'Token')).toContainText('Not generated yet')
})

test('a rotation revokes the tokens too, when it is ticked and always when the key ends now', async ({
  page,
  api,
  product,
}) => {
  const make = async () =>
    (await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })).data!.token
  const first = await make()
  await openPage(page, apiCredentials)
  const shown = card(page, 'Development')
  await act(shown, 'Rotate').click()
  const asking = dialog(page, 'Rotate partner key')
  const tick = asking.getByRole('checkbox', { name: 'Revoke its tokens too' })
  await expect(tick).not.toBeChecked()
  await asking.getByRole('radio', { name: 'Revoke immediately' }).check()
  await expect(tick).toBeChecked()
  await expect(tick).toBeDisabled()
  await asking.getByRole('radio', { name: '24 hours' }).check()
  await expect(tick).not.toBeChecked()
  await tick.check()
  await act(asking, 'Rotate key').click()
  await act(dialog(page, 'Partner key rotated'), 'Done').click()
  await expect(row(shown, 'Token')).toContainText('Not generated yet')
  await expect.poll(() => usable(product.url.development, first)).toBe(false)
})

test('wrong keys are shown by the key, with where they came from', async ({ page, api }) => {
  const { partner_id } = await credentialsOf(api, 'development')
  for (let count = 0; count < 2; count++)
    expect((await api('development', generateToken, { auth: basicAuth(partner_id, 'wrong') })).status).toBe(401)
  await expect.poll(async () => (await credentialsOf(api, 'development')).wrong_keys?.count).toBe(2)
  await openPage(page, apiCredentials)
  await expect(row(card(page, 'Development'), 'Partner key')).toContainText(
    /2 requests with a wrong key since .*, the last one from 127\.0\.0\.1/,
  )
  await expect(row(card(page, 'Production'), 'Partner key')).not.toContainText('wrong key')
  await expectNoViolations(page)
  await expectNothingSideways(page)
})

test('a rotation that is not confirmed changes nothing', async ({ page, api }) => {
  await openPage(page, apiCredentials)
  const { partner_key } = await credentialsOf(api, 'production')
  const asking = dialog(page, 'Rotate partner key')
  for (const leave of [() => act(asking, 'Cancel').click(), () => page.keyboard.press('Escape')]) {
    await act(card(page, 'Production'), 'Rotate').click()
    await expect(asking).toContainText('Production')
    await leave()
    await expect(asking).toBeHidden()
  }
  expect((await credentialsOf(api, 'production')).partner_key).toBe(partner_key)
})

test('a key that was replaced elsewhere is said, and the present one looked up', async ({ page, api }) => {
  await openPage(page, apiCredentials)
  const shown = card(page, 'Development')
  await expect(row(shown, 'Partner key')).toContainText('ends in')
  const { data } = await api('development', rotate, { overlap_hours: 0 })
  await act(shown, 'Generate token').click()
  await expect(toast(page, /credentials are invalid/)).toBeVisible()
  await expect(row(shown, 'Partner key')).toContainText(data!.partner_key.slice(-4))
  await act(shown, 'Generate token').click()
  await expect(row(shown, 'Token')).toContainText('ends in')
})
