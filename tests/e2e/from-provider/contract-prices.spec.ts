import { expect } from '@playwright/test'
import { putContractPrice } from '@edis/contract/console/catalogue'
import { credentials } from '@edis/contract/portal-calls/credentials'
import { expectNothingSideways, expectNoViolations } from '../support/accessibility.ts'
import { addStaff, staffApi } from '../support/console.ts'
import { content, openPage } from '../support/portal.ts'
import { test } from '../support/product.ts'

test.use({ signedInAs: 'a new partner' })

const rateCard = { path: '/documentation/ratecard/v1', title: 'Get Rate Card V1' }

test('a partner sees its contract prices beside the rate card, and another sees none', async ({
  page,
  product,
  api,
}) => {
  await openPage(page, rateCard)
  const prices = content(page).getByRole('region', { name: 'Your contract prices' })
  const staff = await staffApi(product, await addStaff(product, 'operations'), 'development')
  const partner = (await api('development', credentials, {})).data?.partner_id ?? ''
  await expect(content(page).getByRole('link', { name: 'Markdown' })).toBeVisible()
  await expect(prices).toHaveCount(0)
  await staff(putContractPrice, {
    partner_id: partner,
    courier_code: 'SAMPLE-KILAT',
    service_code: 'REG',
    discount_bp: 1_250,
    reason: 'Contract of November',
  })
  await expect(async () => {
    await page.reload()
    await expect(prices).toContainText('12.5% off', { timeout: 3_000 })
  }).toPass()
  await expect(prices).toContainText('SAMPLE-KILAT REG')
  await expectNoViolations(page)
  await expectNothingSideways(page)
})
