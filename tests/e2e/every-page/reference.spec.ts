import { referencePage } from '@edis/contract/reference/reference'
import { placesOf } from '@edis/contract/reference/places'
import { type ReferencePageName, referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations, wide } from '../support/accessibility.ts'
import { content, turnTo } from '../support/portal.ts'
import { test } from '../support/product.ts'
import { openReference } from '../support/reference.ts'

test.use({ signedInAs: 'the demo partner' })

const article = (page: Page, name: ReferencePageName) => page.locator(`[data-text-of="${referencePath(name)}"]`)

/** What the page that is sent drawn says. */
const drawnText = (page: Page, name: ReferencePageName) =>
  page.evaluate(async (path) => {
    // A page that is only read has no leave for styles of its own
    const html = (await (await fetch(path)).text()).replaceAll(/<style[^]*?<\/style>/g, '')
    const sent = new DOMParser().parseFromString(html, 'text/html')
    return sent.querySelector(`#drawn [data-text-of="${path}"]`)?.textContent
  }, referencePath(name))
const placesShown = (page: Page) =>
  content(page).evaluate((main) =>
    [...main.querySelectorAll('[data-text-of] [id]')].map(({ id }) => id).filter((id) => !id.startsWith('life-cycle-')),
  )
/** A few at a time: each is judged whole. */
const three = 3
const groups = Array.from({ length: Math.ceil(referencePages.length / three) }, (_, group) =>
  referencePages.slice(group * three, (group + 1) * three),
)
for (const names of groups)
  test(`every field, error and example is on its page, and no link is dead: ${names[0]} to ${names.at(-1)}`, async ({
    page,
  }) => {
    test.slow()
    const links = new Set<string>()
    for (const name of names) {
      if (name === names[0]) await openReference(page, name)
      else await turnTo(page, { path: referencePath(name), title: referencePage(name).title })
      await expect(page).toHaveTitle(`${referencePage(name).title} · API Reference · Open API EDIS Partner`)
      // The text comes in turns, the request after it
      await expect
        .poll(async () => (await placesShown(page)).toSorted())
        .toEqual(placesOf(referencePage(name)).toSorted())
      if (referencePage(name).call)
        await expect(page.getByRole('region', { name: 'Request and response' })).toBeVisible()
      expect(await drawnText(page, name)).toBe(await article(page, name).textContent())
      for (const link of await content(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
        links.add(link)
      // A place that the address names: all of the page is laid out
      await page.evaluate((id) => (location.hash = id), referencePage(name).sections[0]!.id)
      await expect(content(page).locator('[data-text-of]')).toHaveAttribute('data-whole')
      await expectNothingSideways(page)
      await expectNoViolations(page, [wide])
    }
    const own = [...links].map((link) => new URL(link)).filter(({ origin }) => origin === new URL(page.url()).origin)
    for (const { pathname, hash } of own) {
      const target = referencePages.find((name) => referencePath(name) === pathname)
      if (target && hash !== '') expect(placesOf(referencePage(target))).toContain(decodeURIComponent(hash.slice(1)))
    }
    for (const path of new Set(own.map(({ pathname }) => pathname)))
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200])
  })
