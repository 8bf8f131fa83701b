import { expect, type Page } from '@playwright/test'

export const panel = (page: Page) => page.getByRole('region', { name: 'Request and response' })
export const act = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name })
export const answer = (page: Page) => panel(page).getByRole('region', { name: 'Response', exact: true })
export const wrong = (page: Page) => panel(page).getByRole('region', { name: 'What went wrong' })
export const body = (page: Page) => panel(page).getByRole('textbox', { name: 'JSON body' })
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: false })
export const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const change = async (page: Page, changed: (request: Record<string, unknown>) => object) =>
  body(page).fill(JSON.stringify(changed(JSON.parse(await body(page).inputValue()))))

/** How each page's request is broken, the error that names it, and the click that mends it. */
export const broken: Record<string, { break: (page: Page) => Promise<void>; error: string; fix: string | RegExp }> = {
  'authentification/accesstoken': {
    break: (page) => change(page, () => ({ colour: 'red' })),
    error: 'FIELD_UNKNOWN',
    fix: 'Remove colour',
  },
  'authentification/refreshtoken': {
    break: (page) => change(page, () => ({ token: 'edis_refresh_dev_spentspentspentspent' })),
    error: 'AUTH_REFRESH_INVALID',
    fix: 'Use your refresh token',
  },
  'rate/v1': {
    break: (page) => change(page, (request) => ({ ...request, weight_g: 0 })),
    error: 'WEIGHT_INVALID',
    fix: 'Use 2200',
  },
  'rate/v2': {
    break: (page) => change(page, (request) => ({ ...request, payment_method: 'CASH' })),
    error: 'FIELD_INVALID',
    fix: /^Use (COD|PREPAID)/,
  },
  'cs/create': {
    break: (page) => change(page, (request) => ({ ...request, phone: '0812' })),
    error: 'PHONE_INVALID',
    fix: /^Use 0812/,
  },
  'order/send/v1': {
    break: (page) => change(page, ({ recipient_phone: phone, ...request }) => ({ ...request, recipient_fone: phone })),
    error: 'FIELD_UNKNOWN',
    fix: 'Rename to recipient_phone',
  },
  'order/send/v2': {
    break: (page) => change(page, (request) => ({ ...request, courier_code: undefined })),
    error: 'FIELD_REQUIRED',
    fix: 'Insert SAMPLE-KILAT',
  },
  'order/cancel': {
    // It was cancelled by the run before
    break: async () => {},
    error: 'ORDER_NOT_CANCELLABLE',
    fix: 'Send a sample order and use it',
  },
  'order/track': {
    break: (page) => field(page, 'partner_order_id').fill(''),
    error: 'FIELD_REQUIRED',
    fix: /^Insert ord_/,
  },
  sla: {
    break: (page) => field(page, 'courier_code').fill('JNE'),
    error: 'COURIER_NOT_FOUND',
    fix: 'Use SAMPLE-NUSANTARA',
  },
}
export const beyondTheLimit = {
  break: (page: Page) => field(page, 'limit').fill('500'),
  error: 'FIELD_INVALID',
  fix: 'Use 100',
}

/** Runs the page's request and waits for what that run is answered with. */
export async function run(page: Page, status: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() !== 'OPTIONS')
  await act(page, /^Run/).first().click()
  await answered
  await expect(answer(page).getByText(status, { exact: false }).first()).toBeVisible()
  await expect(answer(page)).toHaveAttribute('aria-busy', 'false')
}

export async function copyAs(page: Page, language: string): Promise<string> {
  await panel(page).getByRole('tab', { name: language, exact: true }).click()
  await act(page, 'Copy snippet').click()
  await expect(act(page, 'Copied')).toBeVisible()
  return clipboard(page)
}
