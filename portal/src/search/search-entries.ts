import { referencePath } from '@edis/contract/reference/reference-pages'
import type { SearchedPage } from '@edis/contract/reference/search-source'
import { searchSource } from 'virtual:search-source'
import { isGroup, menu, type MenuEntry, pagesBesideMenu } from '../shell/menu.ts'
import { menuTitle } from '../shell/menu-title.ts'
import { messages } from './messages.en.tsx'
import type { Searchable } from './search.ts'
import { type Goal, settingEntries } from './setting-entries.ts'

/** Something that the search can find. Its first name is its title. */
export type Entry = Searchable & {
  /** The same from visit to visit. */
  id: string
  title: string
  /** Where it is, or what it is about: the second line. */
  place: string
  method?: string
  goal: Goal
  /** Of an order, which is in no index. */
  order?: { environment: string; id: string; name: string }
}

const { pages, errors, events } = searchSource

const entry = (found: Omit<Entry, 'id' | 'title'>): Entry => {
  const [title = ''] = found.names
  return { ...found, id: `${found.kind} ${title} ${JSON.stringify(found.goal)}`, title }
}

const pageEntry = ({ title, path }: MenuEntry, place: string): Entry =>
  entry({ kind: 'page', names: path === '/' ? [title] : [title, path], around: place, place, goal: { to: path } })

/** The menu's own pages; those of the reference come from the contract, the calls as what they are. */
const portalPages: Entry[] = [
  ...menu.flatMap((item) =>
    isGroup(item) ? item.entries.map((page) => pageEntry(page, item.title)) : [pageEntry(item, messages.portal)],
  ),
  ...pagesBesideMenu.map((page) => pageEntry(page, messages.portal)),
].filter(({ goal }) => !pages.some(({ path }) => path === goal.to))

function mainEntry({ path, title, summary, also, call, isGuide }: SearchedPage): Entry {
  if (isGuide)
    return entry({
      kind: 'guide',
      names: [title],
      around: `${summary} ${also} ${menuTitle('documentation')}`,
      place: menuTitle('documentation'),
      goal: { to: path },
    })
  if (!call)
    return {
      ...pageEntry({ id: path, title, path }, menuTitle('documentation')),
      around: `${menuTitle('documentation')} ${summary} ${also}`,
    }
  const { method, path: route, deprecated } = call
  return entry({
    kind: 'call',
    names: [title, route, `${method} ${route}`],
    around: `${summary} ${also} ${deprecated ? 'deprecated' : ''}`,
    place: deprecated ? `${route} · ${messages.deprecated}` : route,
    method,
    minor: deprecated,
    goal: { to: path },
  })
}

const sectionEntries = ({ path, title, call, sections }: SearchedPage): Entry[] =>
  sections.map(([hash, heading, also]) =>
    entry({
      kind: 'section',
      names: [heading],
      around: `${title} ${also}`,
      place: title,
      minor: call?.deprecated ?? false,
      goal: { to: path, hash },
    }),
  )

const fieldEntries = ({ path, title, call, fields }: SearchedPage): Entry[] =>
  Object.entries(fields).flatMap(([kind, rows]) =>
    rows.map((row) => {
      const [name = '', ...values] = row.split(' ')
      const place = `${title} · ${messages.places[kind] ?? kind}`
      const leaf = name.slice(name.lastIndexOf('.') + 1)
      return entry({
        kind: 'field',
        names: leaf === name ? [name] : [name, leaf],
        around: `${place} ${call?.path ?? ''} ${values.join(' ')}`,
        place,
        minor: call?.deprecated === true || kind.endsWith('header'),
        goal: { to: path, hash: `${kind}.${name.replaceAll('[]', '').replace(/^\./, '')}` },
      })
    }),
  )

const errorEntries: Entry[] = errors.map(({ code, status, messages: said, path, place }) =>
  entry({
    kind: 'error',
    names: [code, String(status)],
    around: said.join(' '),
    place: `${status} · ${said[0] ?? ''}`,
    // Told nowhere: then the calls that got it
    goal: path === null ? { to: '/requests', search: { error: code } } : { to: path, ...(place && { hash: place }) },
  }),
)

const eventsPage = referencePath('webhook')
const eventEntries: Entry[] = events.map(({ name, title, description, also }) =>
  entry({
    kind: 'event',
    names: [name, title],
    around: `webhook event ${description} ${also}`,
    place: description,
    goal: { to: eventsPage, hash: `event.${name}` },
  }),
)

/** Everything that can be found but the orders. */
export const entries: readonly Entry[] = [
  ...portalPages,
  ...pages.flatMap((page) => [mainEntry(page), ...sectionEntries(page), ...fieldEntries(page)]),
  ...settingEntries.map(({ name, also, place, goal }) =>
    entry({ kind: 'setting', names: [name], around: `${place} ${also}`, place, goal }),
  ),
  ...eventEntries,
  ...errorEntries,
]
