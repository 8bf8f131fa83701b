import { expect, test } from 'vitest'
import { findPage, languageOf, pageText, readablePages } from './pages.ts'

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
  expect(findPage(`${portalUrl}/documentation/sla.md?lang=id`, portalUrl)?.name).toBe('sla')
  for (const meant of ['https://evil.test/documentation/sla', '', '/', '../sla', 'documentation'])
    expect(findPage(meant, portalUrl)).toBeNull()
})

test('a page is read in the language that its address asks for', () => {
  const address = `${portalUrl}/documentation/order/cancel.md?lang=id`
  expect(languageOf(address)).toBe('id')
  expect(pageText(findPage(address, portalUrl)!, addresses, languageOf(address))).toContain('Membatalkan pesanan')
  for (const meant of ['order/cancel', 'order/cancel?lang=xx', '?lang=idx']) expect(languageOf(meant)).toBe('en')
})
