import { decodeSession, encodeSession, sessionStorageKey, sessionVersion } from '@edis/contract/session'
import { expect, type Page, type Request } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { everyState } from './support/every-state.ts'
import { account, expectSignInCard, logOut, signIn, stored } from './support/portal.ts'
import { test } from './support/product.ts'

const partner = { email: 'partner@edis.test', password: 'edis-demo-partner' }
const unreachable = 'internal server error, try again later'

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' })
const password = (page: Page) => page.getByRole('textbox', { name: 'Password' })
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign In' })

const isSignIn = (request: Request) => request.method() === 'POST' && request.url().endsWith('/auth/login')

/** The text fields of a multipart form. */
const formOf = (request: Request) =>
  Object.fromEntries(
    [...(request.postData() ?? '').matchAll(/name="([^"]+)"\r\n\r\n([^]*?)\r\n--/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  )

test('the card holds the logo, the two fields, Remember Me, Sign In and a hidden mode', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Sign in/)
  await expect(page.getByRole('main')).toContainText('Open API EDIS Partner')
  await expect(page.getByRole('main').locator('svg').first()).toBeVisible()
  await expect(email(page)).toHaveJSProperty('type', 'text')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await expect(page.getByRole('checkbox')).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Remember Me' })).not.toBeChecked()
  await expect(page.locator('input[name=mode][type=checkbox]')).toBeHidden()
  await expect(signInButton(page)).toBeEnabled()
})

test('the right password opens the shell and keeps the session', async ({ page }) => {
  await page.goto('/')
  const posted = page.waitForRequest(isSignIn)
  await signIn(page, partner)
  await expect(account(page)).toBeVisible()
  await expect(page.getByText('Open API EDIS Partner').first()).toBeVisible()

  expect(formOf(await posted)).toMatchObject({ user: partner.email, pass: partner.password })
  const session = decodeSession(await stored(page))
  expect(session).toMatchObject({ username: partner.email, version: sessionVersion })
  expect(session?.token).toMatch(/^edis_session_/)

  await page.reload()
  await expect(account(page)).toBeVisible()
})

test('a wrong password or an unknown email shows what the server says, and typing in either field clears it', async ({
  page,
}) => {
  await page.goto('/')
  for (const address of [partner.email, 'nobody@edis.test']) {
    for (const field of [email(page), password(page)]) {
      const answered = page.waitForResponse((response) => isSignIn(response.request()))
      await signIn(page, { email: address, password: 'not-the-password' })
      const answer = await answered
      expect(answer.status()).toBe(401)
      const { message } = (await answer.json()) as { message: string }
      await expect(page.getByRole('alert')).toHaveText(message)
      for (const marked of [email(page), password(page)]) await expect(marked).toHaveAttribute('aria-invalid', 'true')
      await expect(password(page)).toBeFocused()
      await field.pressSequentially('x')
      await expect(page.getByRole('alert')).toBeHidden()
    }
    await expectSignInCard(page)
    expect(await stored(page)).toBeNull()
  }
})

test('a server that is down is said in one sentence', async ({ page, provoke }) => {
  provoke(/ERR_FAILED.*\/auth\/login/)
  await page.goto('/')
  await page.route('**/auth/login', (route) => route.abort())
  await signIn(page, partner)
  await expect(page.getByRole('alert')).toHaveText(unreachable)

  await page.unroute('**/auth/login')
  await signInButton(page).click()
  await expect(account(page)).toBeVisible()
})

test('fields are required, hold 50 characters and are not filled in by the browser', async ({ page }) => {
  await page.goto('/')
  let posts = 0
  page.on('request', (request) => (posts += isSignIn(request) ? 1 : 0))

  await signInButton(page).click()
  await expect(email(page)).toBeFocused()
  await expect(email(page)).toHaveAccessibleDescription('This field is required.')
  await email(page).fill(partner.email)
  await signInButton(page).click()
  await expect(password(page)).toBeFocused()
  await expect(page.getByText('This field is required.')).toHaveCount(1)
  expect(posts).toBe(0)

  for (const field of [email(page), password(page)]) {
    await field.clear()
    await field.pressSequentially('a'.repeat(51))
    await expect(field).toHaveValue('a'.repeat(50))
    await expect(field).toHaveAttribute('autocomplete', /off|new-password/)
  }
})

test('Remember Me asks for the long session, and only when it is ticked', async ({ page }) => {
  await page.goto('/')
  const short = page.waitForRequest(isSignIn)
  await signIn(page, partner)
  await expect(account(page)).toBeVisible()
  expect(formOf(await short)['remember'] ?? 'false').toBe('false')

  await page.evaluate((key) => localStorage.removeItem(key), sessionStorageKey)
  await page.reload()
  await page.getByLabel('Remember Me').check()
  const long = page.waitForRequest(isSignIn)
  await signIn(page, partner)
  await expect(account(page)).toBeVisible()
  expect(formOf(await long)['remember']).toBe('true')
  expect(decodeSession(await stored(page))).toMatchObject({ username: partner.email, version: sessionVersion })
})

const base64 = (text: string) => Buffer.from(text).toString('base64')
const unreadable = [
  ['an older version', base64(JSON.stringify({ token: 'edis_session_old', username: partner.email, version: 1 }))],
  ['no version', base64(JSON.stringify({ token: 'edis_session_old', username: partner.email }))],
  ['broken base64', '%%% not base64 %%%'],
  ['broken JSON', base64('{"token":')],
  ['nothing', ''],
] as const
test('a stored session that cannot be read is signed out, without a crash', async ({ page }) => {
  await page.goto('/')
  for (const [kind, value] of unreadable)
    await test.step(kind, async () => {
      await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [sessionStorageKey, value] as const)
      await page.goto('/credentials')
      await expectSignInCard(page)

      await signIn(page, partner)
      await expect(account(page)).toBeVisible()
    })
})

test('a session that the server does not know signs out', async ({ page }) => {
  await page.goto('/')
  const dead = encodeSession({ token: 'edis_session_gone', username: partner.email, version: sessionVersion })
  await page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [sessionStorageKey, dead] as const)
  // Before its page has loaded, a dead session loads it anew
  await page.reload({ waitUntil: 'commit' })
  await expectSignInCard(page)
  expect(await stored(page)).toBe('')
})

test('Logout empties the storage and ends the session on the server', async ({ page, product, request }) => {
  await page.goto('/credentials')
  await signIn(page, partner)
  await expect(account(page)).toBeVisible()
  const { token = '' } = decodeSession(await stored(page)) ?? {}
  const ask = () => request.post(`${product.url.development}/auth/credentials`, { multipart: { token: base64(token) } })
  expect((await ask()).status()).toBe(200)

  await logOut(page)
  await expectSignInCard(page)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await stored(page)).toBe('')
  await expect.poll(async () => (await ask()).status()).toBe(401)

  await page.reload()
  await expectSignInCard(page)
})

test(
  'the sign-in card is accessible in both schemes, with and without an error',
  { tag: everyState },
  async ({ page, provoke }) => {
    provoke(/ERR_FAILED.*\/auth\/login/)
    await page.goto('/')
    await expectSignInCard(page)
    await expectNoViolations(page)
    await page.route('**/auth/login', (route) => route.abort())
    await signIn(page, partner)
    await expect(page.getByRole('alert')).toHaveText(unreachable)
    await expectNoViolations(page)
    await expectNothingSideways(page)
  },
)
