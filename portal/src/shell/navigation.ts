import { locate, type Menu } from './menu.ts'

/** The sidebar's state: the active top item, the active sub-item, and which groups are open. */
export type Navigation = {
  path: string
  activeItem: string
  activeSubItem: string | null
  openGroups: readonly string[]
}

export const initialNavigation: Navigation = { path: '', activeItem: 'console', activeSubItem: null, openGroups: [] }

/**
 * Arriving at a path marks its entry and opens its group, unless the reader was in the group already and closed it. A path
 * outside the menu leaves everything as it was.
 */
export function arriveAt(navigation: Navigation, menu: Menu, path: string): Navigation {
  const place = locate(menu, path)
  if (!place) return { ...navigation, path }
  const { activeItem, openGroups } = navigation
  const stays = place.subItem === null || place.item === activeItem || openGroups.includes(place.item)
  return {
    path,
    activeItem: place.item,
    activeSubItem: place.subItem,
    openGroups: stays ? openGroups : [...openGroups, place.item],
  }
}

export const toggleGroup = (navigation: Navigation, group: string): Navigation => ({
  ...navigation,
  openGroups: navigation.openGroups.includes(group)
    ? navigation.openGroups.filter((open) => open !== group)
    : [...navigation.openGroups, group],
})
