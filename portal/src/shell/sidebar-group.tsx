import { useId } from 'react'
import { ChevronIcon } from '@edis/ui/layout/icons.tsx'
import type { MenuGroup } from './menu.ts'
import { SidebarLink } from './sidebar-link.tsx'
import css from './sidebar.module.css'

type SidebarGroupProps = {
  group: MenuGroup
  open: boolean
  activeSubItem: string | null
  onToggle: () => void
  onChosen: () => void
}

export function SidebarGroup({ group, open, activeSubItem, onToggle, onChosen }: SidebarGroupProps) {
  const listId = useId()
  return (
    <>
      <button type="button" className={css.group} aria-expanded={open} aria-controls={listId} onClick={onToggle}>
        {group.header ?? group.title}
        <ChevronIcon size={14} />
      </button>
      <ul id={listId} hidden={!open}>
        {group.entries.map((entry) => (
          <li key={entry.id}>
            <SidebarLink entry={entry} active={entry.id === activeSubItem} onChosen={onChosen} />
          </li>
        ))}
      </ul>
    </>
  )
}
