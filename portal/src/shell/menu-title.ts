import { isGroup, menu, type MenuEntry, pagesBesideMenu } from './menu.ts'

const ofPage = ({ path, title }: MenuEntry): [string, string] => [path, title]

const titles = new Map([
  ...menu.flatMap((item): [string, string][] =>
    isGroup(item) ? [[item.id, item.title], ...item.entries.map(ofPage)] : [ofPage(item)],
  ),
  ...pagesBesideMenu.map(ofPage),
])

/** What the menu calls a page, by its path, or a group, by its id. */
export function menuTitle(of: string): string {
  const title = titles.get(of)
  if (title === undefined) throw new Error(`the menu has no ${of}`)
  return title
}
