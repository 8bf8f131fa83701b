import { expect, test } from 'vitest'
import { findPage, pageText, readablePages } from './pages.ts'

const addresses = { portalUrl: 'https://portal.test', developmentUrl: 'https://dev-api.test' }
const { portalUrl } = addresses

test.each(readablePages(portalUrl))('$name is found by its name and its address, and read', (page) => {
  expect(findPage(page.name, portalUrl)).toEqual(page)
  expect(findPage(page.url, portalUrl)).toEqual(page)
  expect(pageText(page, addresses)).toMatch(/^# /)
})

test('a page of the portal’s own address is found with its anchor, another site’s is not', () => {
  expect(findPage(`${portalUrl}/documentation/sla#errors`, portalUrl)?.name).toBe('sla')
  expect(findPage('sla.md', portalUrl)?.name).toBe('sla')
  for (const meant of ['https://evil.test/documentation/sla', '', '/', '../sla', 'documentation'])
    expect(findPage(meant, portalUrl)).toBeNull()
})
