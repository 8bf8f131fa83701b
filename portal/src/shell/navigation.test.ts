import { expect, test } from 'vitest'
import { menu } from './menu.ts'
import { arriveAt, initialNavigation, toggleGroup } from './navigation.ts'

test('the initial active item is console, with every group closed', () => {
  expect(initialNavigation).toMatchObject({ activeItem: 'console', activeSubItem: null, openGroups: [] })
})

test('loading a page opens its group and marks its entry', () => {
  expect(arriveAt(initialNavigation, menu, '/webhook')).toEqual({
    path: '/webhook',
    activeItem: 'management',
    activeSubItem: 'webhook-setting',
    openGroups: ['management'],
  })
})

test('leaving a group for the dashboard keeps it open', () => {
  const inside = arriveAt(initialNavigation, menu, '/credentials')
  expect(arriveAt(inside, menu, '/')).toMatchObject({ activeItem: 'console', openGroups: ['management'] })
})

test('a path outside the menu keeps what was active', () => {
  expect(arriveAt(initialNavigation, menu, '/account')).toMatchObject({ activeItem: 'console', openGroups: [] })
})

test('a group that the reader closed stays closed from one of its pages to the next, and opens for who comes from elsewhere', () => {
  const closed = toggleGroup(arriveAt(initialNavigation, menu, '/credentials'), 'management')
  expect(arriveAt(closed, menu, '/webhook')).toMatchObject({ activeSubItem: 'webhook-setting', openGroups: [] })
  expect(arriveAt(arriveAt(closed, menu, '/'), menu, '/webhook')).toMatchObject({ openGroups: ['management'] })
})

test('a group opens and closes, others stay as they are', () => {
  const both = toggleGroup(toggleGroup(initialNavigation, 'management'), 'review')
  expect(both.openGroups).toEqual(['management', 'review'])
  expect(toggleGroup(both, 'management').openGroups).toEqual(['review'])
})
