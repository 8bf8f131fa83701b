import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { rotate } from '@edis/contract/portal-calls/auth'
import { expect, type Locator, type Page } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { basicAuth, basicAuthOf, credentialsOf } from './support/keys.ts'
import { button, dialog, openPage, toast } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a new partner' })

const apiCredentials = { path: '/credentials', title: 'API Credentials' }
const environments = [
  { environment: 'development', name: 'Development', tag: 'dev' },
  { environment: 'production', name: 'Production', tag: 'live' },
] as const
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The line of a card or dialog that the term begins. */
const row = (within: Locator, term: string) =>
  within.locator('dl > div').filter({ has: within.page().getByText(term, { exact: true }) })
const act = (within: Locator, name: string) => within.getByRole('button', { name, exact: true })

test('the credentials of both environments are asked for as the portal opens, on whatever page', async ({
  page,
  product,
}) => {
  const asked = environments.map(({ environment }) =>
    page.waitForRequest(`${product.url[environment]}/auth/credentials`),
  )
  await openPage(page, { path: '/ipwhitelist', title: 'IP Whitelist' })
  for (const request of await Promise.all(asked)) expect(request.method()).toBe('POST')
})

test('an answer without a partner_id is not accepted', async ({ page, product }) => {
  await page.route(`${product.url.development}/auth/credentials`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, partner_id: undefined } } })
  })
  await openPage(page, apiCredentials)
  await expect(card(page, 'Development').getByRole('alert')).toContainText('Could not load these credentials')
  await expect(row(card(page, 'Production'), 'Partner ID')).toBeVisible()
})

for (const { environment, name, tag } of environments)
  test(`a first ${environment} token: generated, masked, revealed, and the server’s own`, async ({ page, api }) => {
    await openPage(page, apiCredentials)
    const shown = card(page, name)
    await expect(row(shown, 'Token')).toContainText('Generate one to begin')
    await expect(row(shown, 'Expires')).toContainText('No token yet')
    await expect(act(shown, 'Refresh')).toHaveCount(0)

    await act(shown, 'Generate token').click()
    await expect(toast(page, `New ${name} token.`)).toBeVisible()
    await expect(row(shown, 'Expires')).toContainText(/in (1 d|23 h 59 min)/)
    const { token, refresh_token, expired } = await credentialsOf(api, environment)
    expect(token).toMatch(new RegExp(`^edis_token_${tag}_`))
    await expect(row(shown, 'Expires').locator('time')).toHaveAttribute('datetime', expired!)
    for (const [term, secret] of [
      ['Token', token!],
      ['Refresh token', refresh_token!],
    ] as const) {
      await expect(row(shown, term).locator('code')).toContainText(new RegExp(`•hidden, ends in ${secret.slice(-4)}$`))
      expect(await page.content()).not.toContain(secret)
      await act(shown, `Reveal ${term}`).click()
      await expect(row(shown, term).locator('code')).toHaveText(secret)
      await act(shown, `Hide ${term}`).click()
      await expect(row(shown, term).locator('code')).not.toContainText(secret)
    }
  })

test('generating again gives another token; in development alone it can be refreshed', async ({ page, api }) => {
  await openPage(page, apiCredentials)
  const [development, production] = [card(page, 'Development'), card(page, 'Production')]
  await act(development, 'Generate token').click()
  await expect(row(development, 'Token')).toContainText('ends in')
  const first = await credentialsOf(api, 'development')

  await act(development, 'Generate token').click()
  await expect.poll(async () => (await credentialsOf(api, 'development')).token).not.toBe(first.token)
  const second = await credentialsOf(api, 'development')
  await expect(row(development, 'Token')).toContainText(second.token!.slice(-4))

  await act(development, 'Refresh').click()
  await expect(toast(page, 'Token refreshed.')).toBeVisible()
  const third = await credentialsOf(api, 'development')
  expect(third.token).not.toBe(second.token)
  await expect(row(development, 'Token')).toContainText(third.token!.slice(-4))
  await expect(row(development, 'Refresh token')).toContainText(third.refresh_token!.slice(-4))

  const again = { auth: await basicAuthOf(api, 'development'), token: second.refresh_token! }
  expect((await api('development', refreshToken, again)).failure?.error).toBe('AUTH_REFRESH_INVALID')

  await act(production, 'Generate token').click()
  await expect(row(production, 'Token')).toContainText('ends in')
  await expect(act(production, 'Refresh')).toHaveCount(0)
})

test('the partner key is masked, revealed and hidden again; the id and the host are plain', async ({
  page,
  product,
  api,
}) => {
  await openPage(page, apiCredentials)
  for (const { environment, name, tag } of environments) {
    const { partner_id, partner_key } = await credentialsOf(api, environment)
    const shown = card(page, name)
    await expect(row(shown, 'Host').locator('code')).toHaveText(product.url[environment])
    await expect(row(shown, 'Partner ID').locator('code')).toHaveText(partner_id)

    const key = row(shown, 'Partner key').locator('code')
    await expect(key).toContainText(`edis_key_${tag}_`)
    await expect(key).toContainText(new RegExp(`•hidden, ends in ${partner_key.slice(-4)}$`))
    expect(await page.content()).not.toContain(partner_key)
    await act(shown, 'Reveal Partner key').click()
    await expect(key).toHaveText(partner_key)
    await act(shown, 'Hide Partner key').click()
    await expect(key).not.toContainText(partner_key)
  }
})

test('copying needs no reveal, and the button turns into a tick', async ({ page, context, product, api }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  await page.clock.install()
  await openPage(page, apiCredentials)
  const shown = card(page, 'Production')
  const { partner_id, partner_key } = await credentialsOf(api, 'production')
  for (const [term, value] of [
    ['Partner key', partner_key],
    ['Partner ID', partner_id],
    ['Host', product.url.production],
  ] as const) {
    await act(shown, `Copy ${term}`).click()
    const copied = row(shown, term).getByRole('button', { name: 'Copied' })
    await expect(copied.locator('svg')).toBeVisible()
    await expect(shown.getByRole('status').getByText(`${term} copied`)).toBeAttached()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    await page.clock.fastForward('00:02')
    await expect(act(shown, `Copy ${term}`)).toBeVisible()
  }
  await expect(row(shown, 'Partner key').locator('code')).not.toContainText(partner_key)
})

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
  const renewed = dialog(page, 'The key is new')
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
  await asking.getByRole('radio', { name: 'End it now' }).check()
  await act(asking, 'Rotate now').click()
  await expect(renewed).toContainText('The previous key has ended.')
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
  await expect(list.getByRole('listitem').nth(1)).toContainText('never used')
  await expect(card(page, 'Production').getByRole('region', { name: 'Active tokens' })).toHaveCount(0)

  await list.getByRole('listitem').first().getByRole('button').click()
  const one = dialog(page, 'Revoke this token?')
  await expect(one).toContainText('refused within a second')
  await act(one, 'Revoke token').click()
  await expect(toast(page, 'Token revoked.')).toBeVisible()
  await expect(list.getByText('3', { exact: true })).toBeVisible()
  await expect.poll(() => works(made[3])).toBe(false)
  expect(await works(made[2])).toBe(true)
  await expect(row(card(page, 'Development'), 'Token')).toContainText(made[2]!.slice(-4))

  await act(list, 'Revoke all').click()
  const all = dialog(page, 'Revoke all tokens?')
  await expect(all).toContainText('All 3 active tokens')
  await expectNoViolations(page)
  await act(all, 'Revoke all').click()
  await expect(list).toHaveCount(0)
  await expect.poll(() => works(made[2])).toBe(false)
  await expect(row(card(page, 'Development'), 'Token')).toContainText('Generate one to begin')
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
  await asking.getByRole('radio', { name: 'End it now' }).check()
  await expect(tick).toBeChecked()
  await expect(tick).toBeDisabled()
  await asking.getByRole('radio', { name: '24 hours' }).check()
  await expect(tick).not.toBeChecked()
  await tick.check()
  await act(asking, 'Rotate key').click()
  await act(dialog(page, 'The key is new'), 'Done').click()
  await expect(row(shown, 'Token')).toContainText('Generate one to begin')
  await expect.poll(() => usable(product.url.development, first)).toBe(false)
})

test('wrong keys are shown by the key, with where they came from', async ({ page, api }) => {
  const { partner_id } = await credentialsOf(api, 'development')
  for (let count = 0; count < 2; count++)
    expect((await api('development', generateToken, { auth: basicAuth(partner_id, 'wrong') })).status).toBe(401)
  await expect.poll(async () => (await credentialsOf(api, 'development')).wrong_keys?.count).toBe(2)
  await openPage(page, apiCredentials)
  await expect(row(card(page, 'Development'), 'Partner key')).toContainText(
    /2 wrong keys since .*, last from 127\.0\.0\.1/,
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

test('the expiry tells the time left, in red within the hour, and then that it is over', async ({ page, api }) => {
  await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  await page.clock.install()
  await openPage(page, apiCredentials)
  const expires = row(card(page, 'Development'), 'Expires')
  await expect(expires).toContainText(/\d{1,2} \w{3} \d{4}, \d\d\.\d\d/)
  await expect(expires).toContainText(/in (1 d|23 h 59 min)/)
  await page.clock.fastForward('23:30:00')
  await expect(expires).toContainText(/in (30|29) min/)
  await page.clock.fastForward('01:00:00')
  await expect(expires).toContainText(/expired (30|31) min ago/)
})

for (const { environment, name, tag } of environments)
  test(`the ${environment} cURL line, copied into a terminal, answers with a token`, async ({
    page,
    context,
    product,
    api,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
    await openPage(page, apiCredentials)
    await page.getByRole('navigation', { name: 'Environment' }).getByRole('link', { name }).click()
    const line = page.getByRole('region', { name: 'cURL' })
    await expect(line).toContainText(product.url[environment])
    await button(page, 'Copy cURL').click()
    await expect(button(page, 'Copied')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(await line.textContent())

    const { partner_key } = await credentialsOf(api, environment)
    expect(copied).not.toContain(partner_key)
    const run = await promisify(execFile)('sh', ['-c', `${copied} --silent --show-error`], {
      env: { ...process.env, EDIS_PARTNER_KEY: partner_key },
    })
    const answer = JSON.parse(run.stdout) as { code: number; data: { token: string } }
    expect(answer).toMatchObject({ code: 200, data: { environment } })
    expect(answer.data.token).toMatch(new RegExp(`^edis_token_${tag}_`))
  })

test('what fails is said, and nothing is lost', async ({ page, api, product, provoke }) => {
  provoke(/ERR_FAILED.*\/auth\/(generate|rotate)/)
  await openPage(page, apiCredentials)
  const shown = card(page, 'Development')
  await page.route(`${product.url.development}/auth/{generate,rotate}`, (route) => route.abort())
  await act(shown, 'Generate token').click()
  await expect(toast(page, 'The API did not answer')).toBeVisible()
  await act(shown, 'Rotate').click()
  await act(dialog(page, 'Rotate partner key'), 'Rotate key').click()
  await expect(dialog(page, 'Rotate partner key').getByRole('alert')).toContainText('The API did not answer')
  await act(dialog(page, 'Rotate partner key'), 'Cancel').click()
  const { partner_key } = await credentialsOf(api, 'development')
  await expect(row(shown, 'Partner key')).toContainText(partner_key.slice(-4))
})

test('a key that was replaced elsewhere is said, and the present one looked up', async ({ page, api }) => {
  await openPage(page, apiCredentials)
  const shown = card(page, 'Development')
  await expect(row(shown, 'Partner key')).toContainText('ends in')
  const { data } = await api('development', rotate, { overlap_hours: 0 })
  await act(shown, 'Generate token').click()
  await expect(toast(page, /not valid/)).toBeVisible()
  await expect(row(shown, 'Partner key')).toContainText(data!.partner_key.slice(-4))
  await act(shown, 'Generate token').click()
  await expect(row(shown, 'Token')).toContainText('ends in')
})

test('the page and its dialogs are accessible in both schemes and fit, whatever they show', async ({ page }) => {
  test.slow()
  await openPage(page, apiCredentials)
  const shown = card(page, 'Development')
  await expect(row(shown, 'Partner key')).toBeVisible()
  await expectNoViolations(page)

  await act(shown, 'Generate token').click()
  for (const term of ['Partner key', 'Token', 'Refresh token']) await act(shown, `Reveal ${term}`).click()
  await act(shown, 'Rotate').click()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await act(dialog(page, 'Rotate partner key'), 'Rotate key').click()
  await expect(dialog(page, 'The key is new')).toBeVisible()
  await act(dialog(page, 'The key is new'), 'Reveal New key').click()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await act(dialog(page, 'The key is new'), 'Done').click()
  await expectNoViolations(page)
  await expectNothingSideways(page)
})
