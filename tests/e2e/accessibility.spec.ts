import { referencePath } from '@edis/contract/reference/reference-pages'
import { expect } from '@playwright/test'
import { violationsOf } from './support/accessibility.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'the demo partner' })

test('of a hundred texts of a kind the one that is too pale is found, whether by its ink or by its ground', async ({
  page,
}) => {
  await page.goto(referencePath('region'))
  await expect(page.locator('#drawn')).toHaveCount(0)
  const inks = () => violationsOf(page, ['color-contrast'])
  expect(await inks()).toEqual([])
  const one = page.locator('[data-text-of] li p').nth(5)
  await one.evaluate((text) => (text.style.color = '#999'))
  expect(await inks()).toHaveLength(1)
  await one.evaluate((text) => (text.style.color = ''))
  expect(await inks()).toEqual([])
  await one.evaluate((text) => (text.style.background = '#777'))
  expect(await inks()).not.toEqual([])
})
