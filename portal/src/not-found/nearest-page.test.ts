import { expect, test } from 'vitest'
import { router } from '../router.tsx'
import { nearestPage } from './nearest-page.ts'

const pages = Object.keys(router.routesByPath)

test.each([
  ['/review/ordre', '/review/order'],
  ['/webhooks', '/webhook'],
  ['/webhook/x', '/webhook'],
  ['/Credential', '/credentials'],
  ['/documentation/order/send/v3', '/documentation/order/send/v2'],
  ['/credentials/some/where/deep/inside', '/credentials'],
  ['/requests/req_01JD3P7M2XB5D7F9H1K3M5N7Q9', '/requests'],
])('%s is taken for %s', (path, page) => expect(nearestPage(path, pages)).toBe(page))

test.each(['/wp-admin/setup-config.php/now', '/', `/${'a'.repeat(5_000)}`])('%s is taken for nothing', (path) =>
  expect(nearestPage(path, pages)).toBeNull(),
)
