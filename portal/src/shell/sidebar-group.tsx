import { useId } from 'react'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import { type MenuEntry, type MenuGroup, partsOf, type UnlistedEntry } from './menu.ts'
import { MenuIcon } from './menu-icon.tsx'
import type { MenuMarks } from './menu-marks.ts'
import { messages } from './messages.en.ts'
import { SidebarLink } from './sidebar-link.tsx'
import css from './sidebar.module.css'

type SidebarGroupProps = {
  group: MenuGroup
  open: boolean
  /** The path in view, and the entry that it belongs to. */
  path: string
  activeSubItem: string | null
  marks: MenuMarks
  onToggle: () => void
  onChosen: () => void
}

export function SidebarGroup({ group, open, path, activeSubItem, marks, onToggle, onChosen }: SidebarGroupProps) {
  const listId = useId()
  const urgentId = useId()
  const unlisted = group.unlisted?.find(({ id }) => id === activeSubItem)
  const holdsPage = unlisted !== undefined || group.entries.some(({ id }) => id === activeSubItem)
  const urgent = open ? undefined : group.entries.map(({ id }) => marks[id]).find((mark) => mark?.urgent)
  const entries = (of: readonly MenuEntry[]) =>
    of.map((entry) => (
      <li key={entry.id}>
        <SidebarLink
          entry={entry}
          current={entry.id === activeSubItem ? (path === entry.tab ? 'true' : 'page') : undefined}
          mark={marks[entry.id]}
          onChosen={onChosen}
        />
        {unlisted?.after === entry.id && <OpenPage entry={unlisted} />}
      </li>
    ))
  return (
    <>
      {group.header && <p className={css.header}>{group.header}</p>}
      <button
        type="button"
        className={css.group}
        aria-expanded={open}
        aria-controls={listId}
        aria-current={holdsPage || undefined}
        aria-describedby={urgent && urgentId}
        data-urgent={urgent !== undefined || undefined}
        onClick={onToggle}
      >
        {group.title}
        <ChevronIcon size={14} />
      </button>
      {urgent && (
        <span id={urgentId} hidden>
          {urgent.words}
        </span>
      )}
      <ul id={listId} hidden={!open}>
        {partsOf(group).map(({ title, entries: within }) =>
          title === undefined ? (
            entries(within)
          ) : (
            <li key={title}>
              <p className={css.part}>{title}</p>
              <ul aria-label={title}>{entries(within)}</ul>
            </li>
          ),
        )}
      </ul>
    </>
  )
}

/** Where the reader is, if the menu doesn't list it. */
const OpenPage = ({ entry: { id, title, deprecated } }: { entry: UnlistedEntry }) => (
  <p className={css.link} aria-current="page">
    <MenuIcon of={id} />
    <span>{title}</span>
    {deprecated && <small>{messages.deprecated}</small>}
  </p>
)
