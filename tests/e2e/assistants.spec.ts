import { generateToken } from '@edis/contract/open-api/generate-token'
import { mcpClients } from '@edis/contract/mcp/clients'
import { expect, type Page } from '@playwright/test'
import { expectNothingSideways, expectNoViolations } from './support/accessibility.ts'
import { basicAuthOf } from './support/keys.ts'
import { openPage } from './support/portal.ts'
import { test } from './support/product.ts'

test.use({ signedInAs: 'a new partner' })

const section = (page: Page) => page.getByRole('region', { name: 'Connect an AI assistant (MCP)' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('the lines for each assistant are copied, lead to the development door, and what it asks is in the log as its own', async ({
  page,
  context,
  product,
  api,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url.portal })
  // Production in view changes nothing of it.
  await openPage(page, { path: '/credentials?env=production', title: 'API Credentials' })
  const shown = section(page)
  for (const { title, text } of mcpClients(product.url.development)) {
    await shown.getByText(title, { exact: true }).first().click()
    await expect(shown.getByRole('radio', { name: title, exact: true })).toBeChecked()
    await shown.getByRole('button', { name: `Copy ${title}`, exact: true }).click()
    await expect(shown.getByText(`${title} copied`)).toBeAttached()
    expect(await clipboard(page)).toBe(text)
    await expect(shown.getByRole('region', { name: title })).toContainText(`${product.url.development}/mcp`)
  }
  await expectNoViolations(page)
  await expectNothingSideways(page)

  await shown.getByRole('button', { name: 'Copy MCP server URL' }).click()
  await expect(shown.getByText('MCP server URL copied')).toBeAttached()
  const { data } = await api('development', generateToken, { auth: await basicAuthOf(api, 'development') })
  const asked = await fetch(await clipboard(page), {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data?.token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'getListWarehouse' } }),
  })
  expect(await asked.json()).toMatchObject({ result: { structuredContent: { code: 200 } } })

  await openPage(page, { path: '/requests', title: 'Requests' })
  const logged = page.getByRole('listitem').filter({ hasText: '/warehouse/list' })
  await expect(logged.getByText('AI assistant', { exact: true })).toBeVisible()
  await logged.getByRole('link').click()
  await expect(page.getByText('via MCP')).toBeVisible()
})
