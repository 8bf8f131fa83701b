import { useEffect, useRef } from 'react'
import type { Group } from './beginnings.ts'
import { pieces } from './marks.ts'
import { messages } from './messages.en.tsx'
import type { Entry } from './search-entries.ts'
import css from './search.module.css'

type ResultListProps = {
  id: string
  groups: readonly Group[]
  /** Which of all entries Enter would choose. */
  active: number
  sought: string
  hrefOf: (entry: Entry) => string | null
  onPoint: (place: number) => void
  onChoose: (entry: Entry) => void
}

export function ResultList({ id, groups, active, sought, hrefOf, onPoint, onChoose }: ResultListProps) {
  const list = useRef<HTMLDivElement>(null)
  const first = groups[0]?.entries[0]
  useEffect(() => {
    // The first brings its heading along
    if (active === 0) list.current?.scrollTo({ top: 0 })
    else list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, first])

  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { entries }) => sum + entries.length, 0))
  return (
    <div ref={list} id={id} role="listbox" aria-label={messages.results} className={css.list}>
      {groups.map(({ title, entries }, index) => {
        const rows = entries.map((entry, row) => {
          const at = (starts[index] ?? 0) + row
          return (
            <Result
              key={entry.id}
              id={`${id}-${at}`}
              entry={entry}
              active={at === active}
              sought={sought}
              href={hrefOf(entry)}
              onPoint={() => at !== active && onPoint(at)}
              onChoose={() => onChoose(entry)}
            />
          )
        })
        return title === '' ? (
          rows
        ) : (
          <div key={title} role="group" aria-label={title}>
            <p className={css.heading} role="presentation">
              {title}
            </p>
            {rows}
          </div>
        )
      })}
    </div>
  )
}

type ResultProps = {
  id: string
  entry: Entry
  active: boolean
  sought: string
  href: string | null
  onPoint: () => void
  onChoose: () => void
}

/** A link where it leads somewhere, so that the browser's own ways to open one work too. */
function Result({ id, entry, active, sought, href, onPoint, onChoose }: ResultProps) {
  const { kind, title, place, method } = entry
  const Row = href === null ? 'div' : 'a'
  return (
    <Row
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={css.result}
      data-kind={kind}
      {...(href === null ? {} : { href })}
      onMouseMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        onChoose()
      }}
    >
      <span className={css.title}>
        <Marked text={title} sought={sought} />
      </span>
      <span className={css.place}>
        {method && <b>{method}</b>}
        <Marked text={place} sought={sought} />
      </span>
      <span className={css.kind}>{messages.kinds[kind]}</span>
    </Row>
  )
}

const Marked = ({ text, sought }: { text: string; sought: string }) =>
  pieces(text, sought).map(({ text: piece, marked }, index) => (marked ? <mark key={index}>{piece}</mark> : piece))
