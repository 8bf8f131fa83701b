import { generateToken } from '@edis/contract/open-api/generate-token'
import { refreshToken } from '@edis/contract/open-api/refresh-token'
import { expect } from '@playwright/test'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { basicAuthOf, credentialsOf } from './support/keys.ts'
import { button, dialog, openPage, toast } from './support/portal.ts'
import { test } from './support/product.ts'
import { act, apiCredentials, card, row } from './support/credentials-page.ts'

test.use({ signedInAs: 'a new partner' })
const environments = [
  { environment: 'development', name: 'Development', tag: 'dev' },
  { environment: 'production', name: 'Production', tag: 'live' },
] as const

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
  await expect(card(page, 'Development').getByRole('alert')).toContainText('Could not load development credentials')
  await expect(row(card(page, 'Production'), 'Partner ID')).toBeVisible()
})

for (const { environment, name, tag } of environments)
  test(`a first ${environment} token: generated, masked, revealed, and the server’s own`, async ({ page, api }) => {
    await openPage(page, apiCredentials)
    const shown = card(page, name)
    await expect(row(shown, 'Token')).toContainText('Not generated yet')
    await expect(row(shown, 'Expires')).toContainText('No token yet')
    await expect(act(shown, 'Refresh')).toHaveCount(0)

    await act(shown, 'Generate token').click()
    await expect(toast(page, `New ${environment} token generated.`)).toBeVisible()
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

test('the expiry tells the time left, in red within the hour, and then that it is over', async ({ page, api }) => {
  await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  await page.clock.install()
  await openPage(page, apiCredentials)
  const expires = row(card(page, 'Development'), 'Expires')
  await expect(expires).toContainText(/\d{1,2} \w{3} \d{4}, \d\d:\d\d/)
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
  await expect(toast(page, 'The API did not respond')).toBeVisible()
  await act(shown, 'Rotate').click()
  await act(dialog(page, 'Rotate partner key'), 'Rotate key').click()
  await expect(dialog(page, 'Rotate partner key').getByRole('alert')).toContainText('The API did not respond')
  await act(dialog(page, 'Rotate partner key'), 'Cancel').click()
  const { partner_key } = await credentialsOf(api, 'development')
  await expect(row(shown, 'Partner key')).toContainText(partner_key.slice(-4))
})

test(
  'the page and its dialogs are accessible in both schemes and fit, whatever they show',
  { tag: everyState },
  async ({ page }) => {
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
    await expect(dialog(page, 'Partner key rotated')).toBeVisible()
    await act(dialog(page, 'Partner key rotated'), 'Reveal New key').click()
    await expectNoViolations(page)
    await expectNothingSideways(page)
    await act(dialog(page, 'Partner key rotated'), 'Done').click()
    await expectNoViolations(page)
    await expectNothingSideways(page)
  },
)
