import { referencePage } from '@edis/contract/reference/reference'
import { referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { narrow } from './support/accessibility.ts'
import { button, content, expectSignInCard, menu, title } from './support/portal.ts'
import { test } from './support/product.ts'
import { openReference } from './support/reference.ts'

test.use({ signedInAs: 'the demo partner' })

const place = (page: Page, id: string) => page.locator(`[id="${id}"]`)

test('a link to an error opens the page there and marks it; a link to a folded field unfolds it', async ({ page }) => {
  await openReference(page, 'order/send/v2', '#error.QUOTE_MISMATCH')
  await expect(place(page, 'error.QUOTE_MISMATCH')).toBeInViewport()
  await expect(place(page, 'error.QUOTE_MISMATCH')).toHaveAttribute('data-marked')
  await page.goto(`${referencePath('order/send/v2')}#header.Idempotency-Key`)
  await expect(place(page, 'header.Idempotency-Key')).toBeInViewport()
  await expect(place(page, 'error.QUOTE_MISMATCH')).not.toHaveAttribute('data-marked')

  const field = place(page, 'request.items.sku')
  await field.hover()
  await field.getByRole('link', { name: 'Link to items[].sku' }).click()
  await expect(page).toHaveURL(/#request\.items\.sku$/)
  await expect(field).toHaveAttribute('data-marked')
})

test('from page to page nothing is loaded anew; what the text, the menu and the foot lead to appears', async ({
  page,
}) => {
  await openReference(page, 'order/send/v2')
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await content(page).getByRole('link', { name: 'POST /rate/v2' }).first().click()
  await expect(title(page, 'Get Rate V2')).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Get Rate V2' })).toHaveAttribute('aria-current', 'page')
  await content(page).getByRole('link', { name: 'QUOTE_MISMATCH' }).first().click()
  await expect(place(page, 'error.QUOTE_MISMATCH')).toBeInViewport()
  await expect(title(page, 'Send Order V2')).toBeAttached()
  await page.getByRole('link', { name: 'Next Cancel Order' }).click()
  await expect(title(page, 'Cancel Order')).toBeVisible()
  await page.goBack()
  await expect(title(page, 'Send Order V2')).toBeAttached()
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('back and forward, a page stands where one was reading', async ({ page }) => {
  await openReference(page, 'order/send/v2')
  await menu(page).getByRole('link', { name: 'Track Order' }).click()
  await expect(title(page, 'Track Order')).toBeVisible()
  const foot = page.getByRole('link', { name: 'Next SLA' })
  await content(page).hover()
  await expect(async () => {
    // Past what nobody has seen and what has a guessed height until then
    await page.mouse.wheel(0, 20_000)
    await expect(foot).toBeInViewport({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await foot.click()
  await expect(title(page, 'SLA')).toBeInViewport()
  await page.goBack()
  await expect(foot).toBeInViewport()
  await page.goBack()
  await expect(title(page, 'Send Order V2')).toBeInViewport()
  await page.goForward()
  await expect(foot).toBeInViewport()
})

test('who scrolls before the scripts have come reads on at the same place', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(referencePath('order/send/v2'), { waitUntil: 'commit' })
  const drawn = page.locator('#drawn')
  await expect(drawn.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 6000)
  const read = await placeInView(page)
  release()
  await expect(drawn).toHaveCount(0)
  await expect
    .poll(async () => Math.abs((await topOf(page, read.id)) - read.top), { message: read.id })
    .toBeLessThanOrEqual(1)
})

test('a page is copied as Markdown, an example as it stands', async ({ page, context, product }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  await openReference(page, 'sla')
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await button(page, 'Copy page').click()
  await expect(page.getByRole('status').getByText('Page copied as Markdown')).toBeAttached()
  expect(await clipboard()).toBe(await (await page.request.get(`${referencePath('sla')}.md`)).text())

  // What comes into view is laid out then: the press waits until it stands still
  const copy = place(page, 'example.response').getByRole('button')
  await copy.scrollIntoViewIfNeeded()
  await copy.click()
  await expect(page.getByRole('status').getByText('Example response copied')).toBeAttached()
  expect(JSON.parse(await clipboard())).toMatchObject({ code: 200, data: referencePage('sla').call!.examples.data })
})

test('with the keyboard alone: to a section, on to its first field’s link, and an example opened', async ({ page }) => {
  await openReference(page, 'order/cancel')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Errors', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(place(page, 'errors')).toBeInViewport()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const first = content(page).locator('#errors li').first()
  const anchor = first.getByRole('link', { name: /^Link to [A-Z_]+$/ })
  await expect(anchor).toBeFocused()
  await expect(anchor).toHaveCSS('opacity', '1')
  const example = first.getByText('Example', { exact: false }).first()
  while (!(await example.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(first.locator('pre')).toBeVisible()
})

test('printed, a page is its text: nothing around it, and what is folded is there', async ({ page }) => {
  await openReference(page, 'order/track')
  const body = place(page, 'example.ORDER_NOT_FOUND').locator('pre')
  await expect(body).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const hidden of [page.getByRole('banner'), menu(page), page.getByRole('contentinfo')])
    await expect(hidden).toBeHidden()
  await expect(button(page, 'Copy page')).toBeHidden()
  expect((await body.boundingBox())!.height).toBeGreaterThan(60)
  await expect(body).toContainText('"error": "ORDER_NOT_FOUND"')
})

test('the life-cycle is drawn, and readable on a narrow screen', async ({ page }) => {
  await page.setViewportSize(narrow)
  await openReference(page, 'webhook', '#life-cycle')
  const picture = page.getByRole('img', { name: 'Order life cycle' })
  await expect(picture).toBeInViewport()
  const smallest = await picture.evaluate(
    (svg: SVGSVGElement) =>
      Math.min(...[...svg.querySelectorAll('text')].map((text) => parseFloat(getComputedStyle(text).fontSize))) *
      (svg.getBoundingClientRect().width / svg.viewBox.baseVal.width),
  )
  expect(smallest).toBeGreaterThan(8.5)
})

test('in production’s view a page is there too, and stays in it', async ({ page }) => {
  await page.goto(`${referencePath('sla')}?env=production`)
  await expect(title(page, 'SLA')).toBeVisible()
  await content(page).getByRole('link', { name: 'POST /rate/v2' }).first().click()
  await expect(title(page, 'Get Rate V2')).toBeVisible()
  await expect(page).toHaveURL(/env=production/)
})

test.describe('signed out', () => {
  test.use({ signedInAs: 'nobody' })

  test('a reference page is the sign-in card and nothing else, before its scripts and after', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(referencePath('order/send/v2'), { waitUntil: 'commit' })
    await expect(page.locator('#drawn h1')).toBeAttached()
    await expect(page.locator('#drawn')).toBeHidden()
    expect(await page.locator('body').innerText()).toBe('')
    release()
    await expectSignInCard(page)
    await expect(page.locator('#drawn')).toHaveCount(0)
  })
})

/** Answers nothing but the page itself until told. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const topOf = (page: Page, id: string) => place(page, id).evaluate((element) => element.getBoundingClientRect().top)

/** The first named place in the window, once the page has been scrolled and stands still. */
async function placeInView(page: Page): Promise<{ id: string; top: number }> {
  const look = () =>
    page.evaluate(() => {
      const places = [...document.querySelectorAll('[data-text-of] [id]')]
      const tops = places.map((element) => ({ id: element.id, top: element.getBoundingClientRect().top }))
      return scrollY === 0 ? undefined : tops.find(({ top }) => top > 100)
    })
  let before: Awaited<ReturnType<typeof look>>
  await expect(async () => {
    const now = await look()
    const stands = now !== undefined && now.id === before?.id && now.top === before.top
    before = now
    expect(stands).toBe(true)
  }).toPass()
  return before!
}

test('code that verifies a delivery is shown in one language, chosen by tab, by arrow key or by the address', async ({
  page,
}) => {
  await openReference(page, 'webhook')
  const tabs = content(page).getByRole('tablist', { name: 'Language' })
  const shown = tabs.locator('..').getByRole('tabpanel')
  await tabs.getByRole('tab', { name: 'Python' }).click()
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAccessibleName('Python')
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('Python')
  await page.keyboard.press('ArrowRight')
  await expect(shown).toHaveAccessibleName('PHP')
  await expect(tabs.getByRole('tab', { name: 'PHP' })).toBeFocused()
  await page.goto(`${referencePath('webhook')}#example.verify-go`)
  await expect(shown).toHaveAccessibleName('Go')
  await expect(shown).toBeInViewport()
})
