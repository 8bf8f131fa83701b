import { expect } from '@playwright/test'
import { hostileAnswers } from '../support/hostile-answers.ts'
import { account, button, expectSignInCard, logOut, signIn } from '../support/portal.ts'
import { test } from '../support/product.ts'

test('whatever is in place of an answer leaves sign-in with its one sentence', async ({ page, product, provoke }) => {
  test.slow()
  provoke(/status of (401|502|503)/)
  const headers = { 'access-control-allow-origin': product.url.portal }
  await page.goto('/')
  for (const [name, body] of Object.entries(hostileAnswers))
    await test.step(name, async () => {
      await page.route('**/auth/login', (route) => route.fulfill({ ...body, headers }))
      await signIn(page, { email: 'partner@edis.test', password: 'edis-demo-partner' })
      await expect(page.getByRole('alert')).toHaveText('internal server error, try again later')
      await page.unroute('**/auth/login')
      await button(page, 'Sign In').click()
      await expect(account(page)).toBeVisible()
      await logOut(page)
      await expectSignInCard(page)
    })
})
