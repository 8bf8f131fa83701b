import type { Call, DataOf, FailureBody, RequestOf, SuccessBody } from '@edis/contract/calls/call'
import { consoleRequest } from '@edis/contract/calls/console-call'
import { signInStaff as signInCall } from '@edis/contract/console/sign-in'
import type { Environment } from '@edis/contract/environment'
import type { StaffRole } from '@edis/contract/staff-roles'
import { type Browser, expect, type Page } from '@playwright/test'
import type { Program } from '@edis/testing/program.ts'
import { commandLine } from '../../../server/src/cli.ts'
import { expectNothingSideways, expectNoViolations } from './accessibility.ts'
import { content, menu, title, toast } from './portal.ts'

/** As `npm start` prints it: an admin. */
export const demoStaff = { email: 'staff@edis.test', password: 'edis-demo-staff' }

let added = 0

/** Another member of staff, as the operator adds one. */
export async function addStaff({ environment }: Program, role: StaffRole) {
  added += 1
  const staff = { name: `Dian ${added}`, email: `${role}-${added}@edis.test`, password: 'correct-horse-battery' }
  const named = ['--email', staff.email, '--name', staff.name, '--role', role, '--password', staff.password]
  await commandLine({ environment, print: () => {}, output: process.stdout }).parseAsync(['staff', 'add', ...named], {
    from: 'user',
  })
  return staff
}

/** The words of the sign-in and of its first page, in each language. */
const words = {
  en: { email: 'Email', password: 'Password', act: 'Sign in', today: 'Today' },
  id: { email: 'Email', password: 'Kata sandi', act: 'Masuk', today: 'Hari ini' },
}

type Staff = { email: string; password: string }

export async function signInStaff(page: Page, { email, password }: Staff, language: keyof typeof words = 'en') {
  const { act, ...fields } = words[language]
  await page.getByRole('textbox', { name: fields.email }).fill(email)
  await page.getByRole('textbox', { name: fields.password }).fill(password)
  await page.getByRole('button', { name: act, exact: true }).click()
}

/** Opens the console as the member of staff, at its first page. */
export async function openConsole(page: Page, console: string, staff: Staff, language: keyof typeof words = 'en') {
  await page.goto(console)
  await signInStaff(page, staff, language)
  await expect(page.getByRole('heading', { level: 1, name: words[language].today })).toBeVisible()
}

/** Makes calls as the member of staff, without the console. */
export async function staffApi({ url }: Program, { email, password }: Staff, environment: Environment) {
  const send = async <C extends Call>(call: C, fields: RequestOf<C> & Record<string, unknown>, cookie?: string) => {
    const { url: path, ...sent } = consoleRequest(call, fields, environment)
    const response = await fetch(url.operations + path, {
      ...sent,
      headers: { ...sent.headers, 'user-agent': 'Mozilla/5.0', ...(cookie !== undefined && { cookie }) },
    })
    expect(response.status, `${call.path}: ${await response.clone().text()}`).toBe(200)
    return response
  }
  const [cookie = ''] = (await send(signInCall, { email, password })).headers.getSetCookie()
  const [session = ''] = cookie.split(';')
  return async <C extends Call>(call: C, fields: RequestOf<C> & Record<string, unknown>): Promise<DataOf<C>> => {
    const { data } = (await (await send(call, fields, session)).json()) as SuccessBody<DataOf<C>>
    return data
  }
}

/** What a call was answered with; of a refusal `data` is missing. */
type Answer<C extends Call> = { status: number; data: DataOf<C> } & Partial<Omit<FailureBody, 'data'>>

/** Makes the call with the page's session, as a script in it could, whatever the page offers. */
export const callInPage = <C extends Call>(
  page: Page,
  call: C,
  fields: RequestOf<C>,
  environment: Environment = 'production',
): Promise<Answer<C>> =>
  page.evaluate(
    async ({ url, ...request }) => {
      const response = await fetch(url, request)
      return { ...(await response.json()), status: response.status }
    },
    consoleRequest(call, fields, environment),
  ) as Promise<Answer<C>>

/** What the role may not do is refused, whoever asks without the page. */
export async function expectForbidden<C extends Call>(page: Page, call: C, fields: RequestOf<C>): Promise<void> {
  expect(await callInPage(page, call, fields)).toMatchObject({ status: 403, error: 'AUTH_ROLE_MISSING' })
}

/** Staff decline the one request that waits, as they see it in the console with the report in sight. */
export async function declineRequest(browser: Browser, product: Program, reason: string): Promise<void> {
  const page = await browser.newPage()
  await openConsole(page, product.url.operations, await addStaff(product, 'operations'))
  await menu(page).getByRole('link', { name: 'Approvals' }).click()
  await expect(title(page, 'Approvals')).toBeVisible()
  await content(page)
    .getByRole('link', { name: /^Review / })
    .click()
  await expect(page.getByRole('region', { name: 'Report' })).toContainText(/(\d+) of \1 checks passed/)
  const decision = page.getByRole('region', { name: 'Production access', exact: true })
  await expect(decision.getByRole('radio', { checked: true })).toHaveCount(0)
  await decision.getByRole('radio', { name: /^Decline/ }).check()
  await expectNoViolations(page)
  await expectNothingSideways(page)
  await decision.getByRole('textbox', { name: 'Reason' }).fill(reason)
  await decision.getByRole('button', { name: 'Decline request' }).click()
  await expect(toast(page, /^The request from .* was declined\.$/)).toBeVisible()
  await expect(decision).toContainText(reason)
  await expect(decision.getByRole('button')).toHaveText(['Grant production access without a request'])
  await page.close()
}
