import { referencePath } from '@edis/contract/reference/reference-pages'
import { expect } from '@playwright/test'
import { startPartnerReceiver } from '../support/partner-receiver.ts'
import { make, test } from '../support/receiving.ts'
import { linkTo } from '../support/team.ts'
import { judge, judgeDialogs, judgeShell, open } from './judged.ts'
import { populate } from './populated.ts'
import { pagesBeside, servePseudo } from './served.ts'

// Every page of the portal in a language that nobody speaks.

/** Where links of emails and certificates lead. */
const linkedPaths = ['/join', '/forgot', '/reset', '/certificate']

test.describe('signed out', () => {
  test('the sign-in, and what stands beside it', async ({ page, product, provoke }) => {
    provoke(/status of 40\d/)
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    for (const path of ['/', ...linkedPaths.map((linked) => `${linked}#nothing`)]) {
      await page.goto('about:blank')
      await open(page, path)
      problems.push(...(await judge(page, `signed out ${path}`)))
    }
    await open(page, '/forgot')
    await page.getByRole('textbox').fill('partner@edis.test')
    await page.locator('[type=submit]').click()
    await expect(page.getByRole('textbox')).toHaveCount(0)
    problems.push(...(await judge(page, 'signed out /forgot, sent')))
    await page.goto('about:blank')
    await open(page, await linkTo(product, 'partner@edis.test'))
    problems.push(...(await judge(page, 'signed out /reset, with a link')))
    await open(page, '/')
    await page.locator('[name=user]').fill('nobody@edis.test')
    await page.locator('[name=pass]').fill('wrong')
    await page.locator('[type=submit]').click()
    await expect(page.getByRole('alert')).toBeVisible()
    problems.push(...(await judge(page, 'signed out /, refused')))
    expect(problems).toEqual([])
  })
})

test.describe('signed in', () => {
  test.use({ signedInAs: 'a new partner' })

  test('every page, empty', async ({ page, product, provoke }) => {
    provoke(/status of 404/)
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    const paths = [
      '/',
      '/webhook',
      '/ipwhitelist',
      '/requests',
      '/review/report',
      '/review/certificate',
      '/review/order',
      '/account/keys',
      '/account/activity',
      '/whats-new',
      '/webhook/whk_nothing',
      '/webhook?delivery=dlv_nothing',
      '/review/order/0',
      '/requests?id=req_nothing',
      '/requests?find=0000',
      '/review/order?find=0000',
      '/nothing',
    ]
    for (const path of paths)
      for (const env of ['', `${path.includes('?') ? '&' : '?'}env=production`]) {
        await open(page, path + env)
        problems.push(...(await judge(page, `empty ${path}${env}`)))
      }
    expect(problems).toEqual([])
  })

  test('every page, full', async ({ page, product, api, receiver }) => {
    const failing = await startPartnerReceiver({ careful: true })
    const { order, webhook, delivery, succeeded, refused, certificate } = await populate(product, api, [
      receiver.url,
      failing.url,
    ])
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    const paths = [
      '/',
      '/credentials',
      '/webhook',
      `/webhook?delivery=${delivery}`,
      '/webhook?tool=code',
      '/webhook?tool=debugger',
      '/webhook?tool=test',
      `/webhook/${webhook}`,
      `/webhook/${webhook}?view=signing`,
      `/webhook/${webhook}?view=test`,
      '/ipwhitelist',
      '/requests',
      `/requests?id=${succeeded}`,
      `/requests?id=${refused}`,
      '/requests?by=error',
      '/review/report',
      '/review/certificate',
      '/review/order',
      `/review/order/${order}`,
      '/account',
      '/account/security',
      '/account/members',
      '/account/keys',
      '/account/activity',
      '/account/personal-data',
      '/whats-new',
      ...(['authentification/accesstoken', 'order/send/v2', 'rate/v1', 'webhook', 'guides/errors'] as const).map(
        referencePath,
      ),
    ]
    const beside = pagesBeside('portal', paths).filter((path) => !path.startsWith('/documentation/'))
    expect(beside).toEqual(linkedPaths)
    for (const path of paths) {
      await open(page, path)
      const name = path.replace(order, '$order').replace(webhook, '$webhook').replace(/_\w+$/, '')
      problems.push(...(await judge(page, name)))
    }
    await page.goto('about:blank')
    await open(page, `/certificate#${certificate}`)
    problems.push(...(await judge(page, 'certificate, genuine')))
    await page.goto('about:blank')
    await open(page, await linkTo(product, 'lia@tokosenja.test'))
    problems.push(...(await judge(page, 'join, invited')))
    await failing.stop()
    expect(problems).toEqual([])
  })

  test('dialogs and menus', async ({ page, product, api, provoke }) => {
    provoke(/status of 40\d/)
    const { id } = await make(api, 'https://hooks.tokosenja.test/edis')
    await servePseudo(page, product.url.portal)
    const problems: string[] = []
    for (const path of [
      '/credentials',
      '/webhook',
      `/webhook/${id}`,
      '/ipwhitelist',
      '/requests',
      '/review/report',
      '/review/order',
      '/account/security',
      '/account/members',
      '/account/keys',
      '/account/personal-data',
      referencePath('order/send/v2'),
    ]) {
      problems.push(...(await judgeDialogs(page, path.replace(id, '$webhook'), path)))
    }
    await open(page, '/')
    problems.push(...(await judgeShell(page, 'portal', ['account', 'reader'])))
    expect(problems).toEqual([])
  })
})
