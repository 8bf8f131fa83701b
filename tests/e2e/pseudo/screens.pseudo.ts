import { createAllowedIp } from '@edis/contract/portal-calls/allowed-ips'
import { listDeliveries } from '@edis/contract/portal-calls/deliveries'
import { listRequests } from '@edis/contract/portal-calls/requests'
import { referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { sendOrders } from '../support/orders.ts'
import type { Api } from '../support/partner.ts'
import { startPartnerReceiver } from '../support/partner-receiver.ts'
import { make, test } from '../support/receiving.ts'
import { isData } from './data.ts'
import { cutTexts, plainTexts } from './seen-texts.ts'
import { servePseudo } from './served.ts'

const widths = [1440, 768, 390, 360]

/** Shows the screen at each width, and says what is wrong with it. */
async function judge(page: Page, name: string): Promise<string[]> {
  const problems = new Set<string>()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(200)
    for (const text of await plainTexts(page)) if (!isData(text)) problems.add(`${name}, not in messages: ${text}`)
    for (const text of await cutTexts(page)) problems.add(`${name}, ${width} px, cut: ${text}`)
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  return [...problems]
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(300)
}

async function populate(development: string, api: Api, receiver: string, failing: string): Promise<string> {
  await make(api, receiver)
  await make(api, failing)
  await api('development', createAllowedIp, { ip: '127.0.0.1' })
  const [order = ''] = await sendOrders(development, api, 3)
  await fetch(`${development}/order/send/v2`, { method: 'POST', body: '{}' })
  await expect
    .poll(async () => (await api('development', listDeliveries, {})).data?.items.length, { timeout: 20_000 })
    .toBeGreaterThan(10)
  return order
}

test.describe('signed out', () => {
  test('the sign-in', async ({ page, product }) => {
    await servePseudo(page, product.url.portal)
    await open(page, '/')
    expect(await judge(page, 'sign-in')).toEqual([])
  })
})

test.describe('signed in', () => {
  test.use({ signedInAs: 'a new partner' })

  test('every page, empty', async ({ page, product, provoke }) => {
    provoke(/status of 404/)
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    for (const path of ['/', '/webhook', '/ipwhitelist', '/requests', '/review/report', '/review/order', '/nothing'])
      for (const env of ['', '?env=production']) {
        await open(page, path + env)
        problems.push(...(await judge(page, path + env)))
      }
    expect(problems).toEqual([])
  })

  test('every page, full', async ({ page, product, api, receiver }) => {
    const failing = await startPartnerReceiver({ careful: true })
    const order = await populate(product.url.development, api, receiver.url, failing.url)
    const delivery = (await api('development', listDeliveries, {})).data?.items[0]?.id ?? ''
    const requests = (await api('development', listRequests, {})).data?.items ?? []
    const refused = requests.find(({ status }) => status >= 400)?.id ?? ''
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    for (const path of [
      '/',
      '/credentials',
      '/webhook',
      `/webhook?delivery=${delivery}`,
      '/webhook?tool=code',
      '/webhook?tool=debugger',
      '/webhook?tool=test',
      '/ipwhitelist',
      '/requests',
      `/requests?id=${requests[0]?.id}`,
      `/requests?id=${refused}`,
      '/requests?by=error',
      '/review/report',
      '/review/certificate',
      '/review/order',
      `/review/order/${order}`,
      ...referencePages
        .slice(0, 12)
        .filter((_, index) => index % 4 === 0)
        .map(referencePath),
    ]) {
      await open(page, path)
      problems.push(...(await judge(page, path.replace(/=\w+$/, '').replace(order, '$order'))))
    }
    await failing.stop()
    expect(problems).toEqual([])
  })

  test('dialogs and menus', async ({ page, product, api }) => {
    await make(api, 'https://hooks.tokosenja.test/edis')
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    for (const path of ['/credentials', '/webhook', '/ipwhitelist', '/review/report', referencePath('order/send/v2')]) {
      await open(page, path)
      const buttons = page.getByRole('main').getByRole('button')
      for (let index = 0; index < Math.min(await buttons.count(), 12); index += 1) {
        const button = buttons.nth(index)
        if (!(await button.isEnabled())) continue
        await button.click({ timeout: 2_000 }).catch(() => {})
        await page.waitForTimeout(300)
        problems.push(...(await judge(page, `${path}, button ${index}`)))
        await page.keyboard.press('Escape')
        await page.keyboard.press('Escape')
      }
    }
    await open(page, '/')
    for (const key of ['Control+k']) {
      await page.keyboard.press(key)
      problems.push(...(await judge(page, 'search')))
      await page.keyboard.press('Escape')
    }
    for (const popover of ['account', 'reader']) {
      await page.locator(`[popovertarget=${popover}]`).click()
      problems.push(...(await judge(page, popover)))
      await page.keyboard.press('Escape')
    }
    expect(problems).toEqual([])
  })
})
