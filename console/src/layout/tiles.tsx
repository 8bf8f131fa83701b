import { Skeleton } from '@mantine/core'
import '@mantine/core/styles/Skeleton.layer.css'
import type { ReactNode } from 'react'
import css from './tiles.module.css'

/** Counters side by side. */
export const Tiles = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={css.tiles} aria-label={label}>
    {children}
  </ul>
)

type TileProps = {
  name: string
  /** undefined: not known yet. */
  value: ReactNode | undefined
  note?: ReactNode
  /** Someone must act. */
  bad?: boolean
  /** Of the list on this page that holds what is counted. */
  to?: string
}

export function Tile({ name, value, note, bad = false, to }: TileProps) {
  const inside = (
    <>
      <span className={css.name}>{name}</span>
      {value === undefined ? (
        <Skeleton height={14} width="40%" my={9} />
      ) : (
        <span className={css.value} data-bad={bad || undefined}>
          {value}
        </span>
      )}
      <span className={css.note}>{value !== undefined && note}</span>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <div className={css.tile}>{inside}</div>
      ) : (
        <a className={css.tile} href={`#${to}`}>
          {inside}
        </a>
      )}
    </li>
  )
}
