import { afterAll, beforeAll, expect, test } from 'vitest'
import { showMe, showSignIn } from '@edis/contract/console/sign-in'
import { removeStaff } from '@edis/contract/console/staff'
import { companyClient, startCompanyProvider } from '@edis/testing/people/company-provider.ts'
import { openTestConsole, type TestConsole } from '@edis/testing/people/console.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'

let app: TestApp
let desk: TestConsole
let company: Awaited<ReturnType<typeof startCompanyProvider>>
beforeAll(async () => {
  company = await startCompanyProvider('http://localhost:4003/console/oidc/callback')
  const client = {
    OIDC_ISSUER: company.issuer,
    OIDC_CLIENT_ID: companyClient.id,
    OIDC_CLIENT_SECRET: companyClient.secret,
  }
  app = await startTestApp({ DELIVER_WEBHOOKS: 'false', ...client }, undefined, ['development', 'operations'])
  desk = openTestConsole(app)
})
afterAll(async () => {
  await app.close()
  company.close()
})

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/143.0'

/** A browser that keeps cookies and follows nothing by itself. */
function browser() {
  const jars = new Map<string, Map<string, string>>()
  return async function visit(url: string, form?: Record<string, string>) {
    const { host } = new URL(url)
    const jar = jars.get(host) ?? new Map<string, string>()
    jars.set(host, jar)
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '), 'user-agent': userAgent },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const to = response.headers.get('location')
    return { status: response.status, jar, to: to === null ? null : new URL(to, url).href }
  }
}

/** Signs in at the company's provider, and gives where it sends the browser back to. */
async function signInThere(
  visit: ReturnType<typeof browser>,
  email: string,
  from = '/console/oidc/start?to=/console/partners',
  at: Pick<TestApp, 'url'> = app,
) {
  let { to } = await visit(at.url.operations + from)
  for (let steps = 0; steps < 12 && to !== null && !to.startsWith('http://localhost:4003/'); steps++) {
    const isPage = to.includes('/interaction/')
    const prompt = steps < 3 ? 'login' : 'consent'
    to = (await visit(to, isPage ? { prompt, login: email, password: 'any' } : undefined)).to
  }
  return (to ?? '').replace('http://localhost:4003', at.url.operations)
}

test('staff sign in at the company’s own provider, and come back to where they were', async () => {
  expect((await desk.ask(showSignIn, {})).data).toEqual({ oidc: true })
  const staff = await desk.newStaff('admin')
  const visit = browser()
  const back = await signInThere(visit, staff.email)
  expect(back).toContain('/console/oidc/callback?code=')
  const done = await visit(back)
  expect(done).toMatchObject({ status: 303, to: `${app.url.operations}/console/partners` })
  const session = done.jar.get('edis_staff') ?? ''
  expect(await desk.ask(showMe, {}, { session })).toMatchObject({
    status: 200,
    // The company's provider asks for the second factor.
    data: { staff_id: staff.id, must_set_up: false, company_sign_in: true },
  })
  // The code works once.
  expect((await visit(back)).to).toContain('sign_in=refused')
})

test.each([
  ['whom nobody has added', async () => 'nobody@edis.test'],
  [
    'who has left',
    async () => {
      const admin = await desk.signedIn('admin')
      const leaver = await desk.newStaff('support')
      await desk.ask(removeStaff, { staff_id: leaver.id, reason: 'Keluar' }, { session: admin.session })
      return leaver.email
    },
  ],
])('one %s is refused', async (_who, email) => {
  const visit = browser()
  const done = await visit(await signInThere(visit, await email()))
  expect(done).toMatchObject({ status: 303, to: `${app.url.operations}/?sign_in=refused` })
  expect(done.jar.has('edis_staff')).toBe(false)
})

test.each([
  ['calls unverified', false],
  ['says nothing of', undefined],
])('an email that the provider %s is refused', async (_what, verified) => {
  const staff = await desk.newStaff('support')
  company.vouch(verified)
  const visit = browser()
  const done = await visit(await signInThere(visit, staff.email))
  company.vouch(true)
  expect(done.to).toContain('sign_in=refused')
})

test.each([
  [undefined, true],
  [false, false],
])('where the issuer’s emails are trusted, one verified as %s opens: %s', async (verified, opens) => {
  const issuer = await startCompanyProvider('http://localhost:4003/console/oidc/callback')
  const trusting = await startTestApp(
    {
      DELIVER_WEBHOOKS: 'false',
      OIDC_TRUST_EMAILS: 'true',
      OIDC_ISSUER: issuer.issuer,
      OIDC_CLIENT_ID: companyClient.id,
      OIDC_CLIENT_SECRET: companyClient.secret,
    },
    undefined,
    ['development', 'operations'],
  )
  const staff = await openTestConsole(trusting).newStaff('support')
  issuer.vouch(verified)
  const visit = browser()
  const done = await visit(await signInThere(visit, staff.email, undefined, trusting))
  expect(done.jar.has('edis_staff')).toBe(opens)
  await trusting.close()
  issuer.close()
})

test('an answer is taken by the browser alone that asked, within ten minutes, and leads to no other site', async () => {
  const staff = await desk.newStaff('support')
  const visit = browser()
  const back = await signInThere(visit, staff.email)
  expect((await browser()(back)).to).toContain('sign_in=refused')
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + 10 * 60_000)
  expect((await visit(back)).to).toContain('sign_in=refused')
  app.clock.now = now
  const other = browser()
  const away = await signInThere(other, staff.email, '/console/oidc/start?to=//evil.example')
  expect((await other(away)).to).toBe(`${app.url.operations}/`)
})
