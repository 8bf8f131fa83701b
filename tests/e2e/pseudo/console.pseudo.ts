import { expect } from '@playwright/test'
import { demoStaff, openConsole } from '../support/console.ts'
import { startPartnerReceiver } from '../support/partner-receiver.ts'
import { test } from '../support/receiving.ts'
import { judge, judgeDialogs, judgeShell, open } from './judged.ts'
import { populate } from './populated.ts'
import { pagesBeside, servePseudo } from './served.ts'

// Every page of the console in a language that nobody speaks.

test.use({ signedInAs: 'a new partner' })

test('the sign-in of the console', async ({ page, product, provoke }) => {
  provoke(/status of 401/)
  await servePseudo(page, product.url.operations, 'console')
  await open(page, product.url.operations)
  const problems = await judge(page, 'console, signed out')
  await page.getByRole('textbox').first().fill('nobody@edis.test')
  await page.locator('[type=password]').fill('wrong-password')
  await page.locator('[type=submit]').click()
  await expect(page.getByRole('alert')).toBeVisible()
  problems.push(...(await judge(page, 'console, refused')))
  expect(problems).toEqual([])
})

test('every page of the console, its dialogs and menus', async ({ page, product, api, partner, receiver, provoke }) => {
  provoke(/status of 40\d/)
  const host = product.url.operations
  const failing = await startPartnerReceiver({ careful: true })
  const { order } = await populate(product, api, [receiver.url, failing.url])
  await openConsole(page, host, demoStaff)
  await page.goto(`${host}/console/partners?env=development&find=${encodeURIComponent(partner.email)}`)
  const link = page.getByRole('main').getByRole('listitem').getByRole('link').first()
  const id = new URL((await link.getAttribute('href')) ?? '', host).pathname
  await servePseudo(page, host, 'console')
  const problems: string[] = []
  const examples = [`/console/orders/${order}`, id]
  const lists = pagesBeside('console', examples)
  expect(lists.filter((path) => path.includes('$'))).toEqual([])
  for (const path of [
    ...lists,
    ...examples,
    '/console/orders/0',
    '/console/partners/0',
    '/console/orders?find=0000',
    '/nothing',
  ])
    for (const env of ['', 'env=development']) {
      const address = `${host}${path}${env && (path.includes('?') ? '&' : '?') + env}`
      await open(page, address)
      const name = `console ${path.replace(order, '$order').replace(id, '/console/partners/$partner')} ${env}`
      problems.push(...(await judge(page, name)))
      for (const [index, tab] of (await page.getByRole('tab').all()).entries()) {
        if (index === 0) continue
        await tab.click()
        problems.push(...(await judge(page, `${name}, tab ${index}`)))
      }
    }
  for (const path of [...lists, ...examples]) {
    const name = `console ${path.replace(order, '$order').replace(id, '/console/partners/$partner')}`
    problems.push(...(await judgeDialogs(page, name, `${host}${path}?env=development`)))
  }
  await open(page, host)
  problems.push(...(await judgeShell(page, 'console', ['account', 'reader'])))
  await failing.stop()
  expect(problems).toEqual([])
})
