import { referencePage } from '@edis/contract/reference/reference'
import { menuPages, referencePages, referencePath } from '@edis/contract/reference/reference-pages'
import { expect, test } from 'vitest'
import { isGroup, locate, menu, menuFor, partsOf } from './menu.ts'

const titles = (paths: string[]) =>
  menuFor(menu, new Set(paths)).map((item) =>
    isGroup(item) ? [item.title, item.entries.map(({ title }) => title)] : item.title,
  )

test('an entry is shown only when its page exists, a group only when an entry is left', () => {
  expect(titles(['/', '/credentials', '/webhook', '/ipwhitelist'])).toEqual([
    'Dashboard',
    ['API Management', ['API Credentials', 'Webhook Setting']],
  ])
  expect(titles(['/review/order'])).toEqual([['API Review', ['Order']]])
})

test('the whole menu is that of the specification, in its order, and the requests', () => {
  const everything = menu.flatMap((item) => (isGroup(item) ? item.entries : [item]))
  expect(everything).toHaveLength(20)
  expect(menu.map(({ title }) => title)).toEqual(['Dashboard', 'API Management', 'API Documentation', 'API Review'])
  expect(new Set(everything.map(({ path }) => path)).size).toBe(20)
})

test('what lies beneath an entry is found there', () => {
  expect(locate(menu, '/review/order/ord_1')).toEqual({ item: 'review', subItem: 'order' })
  expect(locate(menu, '/review/orders')).toBeNull()
})

test('a path is found as the router takes it, and one beneath a page that has none beneath it is not', () => {
  for (const path of ['/Credentials', '/credentials/', '/CREDENTIALS'])
    expect(locate(menu, path)).toEqual({ item: 'management', subItem: 'credentials' })
  expect(locate(menu, '/credentials/x')).toBeNull()
  expect(locate(menu, '/documentation/order/track/x')).toBeNull()
})

test('a path is found in its group, and nowhere when it is not in the menu', () => {
  expect(locate(menu, '/')).toEqual({ item: 'console', subItem: null })
  expect(locate(menu, '/webhook')).toEqual({ item: 'management', subItem: 'webhook-setting' })
  expect(locate(menu, '/webhook/whk_1')).toEqual({ item: 'management', subItem: 'webhook-setting' })
  expect(locate(menu, '/account')).toBeNull()
})

test('a tab is where its page is', () => {
  expect(locate(menu, '/ipwhitelist')).toEqual({ item: 'management', subItem: 'credentials' })
})

test('every page of the reference is found in its group, with the title, method and state that the contract gives it', () => {
  const group = menu.find(({ id }) => id === 'documentation')
  const { entries = [], unlisted = [] } = group && isGroup(group) ? group : {}
  for (const name of referencePages) {
    const entry = [...entries, ...unlisted].find(({ path }) => path === referencePath(name))
    const { title, call } = referencePage(name)
    expect(entry && [entry.title, entry.method, 'deprecated' in entry]).toEqual([
      title,
      call?.method,
      call?.deprecated !== undefined,
    ])
    expect(locate(menu, referencePath(name))).toEqual({ item: 'documentation', subItem: entry?.id })
  }
})

test('a page that the menu shows only while it is open stands after an entry that it lists', () => {
  for (const item of menu) {
    if (!isGroup(item)) continue
    for (const { after } of item.unlisted ?? []) expect(item.entries.map(({ id }) => id)).toContain(after)
  }
})

test.each(menu.filter(isGroup))('$title falls into its parts in its order, nothing left out', (group) => {
  expect(partsOf(group).flatMap(({ entries }) => entries)).toEqual(group.entries)
})

test('the menu’s reference is the pages that the contract lists for it', () => {
  const group = menu.find(({ id }) => id === 'documentation')
  expect(group && isGroup(group) && group.entries.map(({ path, title }) => [path, title])).toEqual(
    menuPages.map((name) => [referencePath(name), referencePage(name).title]),
  )
})
