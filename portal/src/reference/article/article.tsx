import type { Example, Part, ReferencePage } from '@edis/contract/reference/page'
import type { LinkOf } from '@edis/contract/reference/prose'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { ErrorList } from './error-list.tsx'
import { EventList } from './event-list.tsx'
import { Examples } from './examples.tsx'
import { FieldList } from './field-list.tsx'
import { LifeCycle } from './life-cycle.tsx'
import { Prose } from './prose.tsx'

/** The text of a page, below its head. */
export function Article({ page: { lead, sections }, linkOf }: { page: ReferencePage; linkOf: LinkOf }) {
  return (
    <>
      <div className={css.lead}>
        <Prose markdown={lead} linkOf={linkOf} />
      </div>
      {sections.map(({ id, title, parts }) => (
        <section key={id} id={id} className={css.section}>
          <h2>
            <Anchor id={id} name={title} />
            {title}
          </h2>
          {inGroups(parts).map((group, index) =>
            Array.isArray(group) ? (
              <Examples key={index} examples={group} />
            ) : (
              <PartView key={index} part={group} linkOf={linkOf} />
            ),
          )}
        </section>
      ))}
    </>
  )
}

type OtherPart = Exclude<Part, { kind: 'example' }>

/** Examples that follow one another stand together. */
function inGroups(parts: readonly Part[]): (OtherPart | Example[])[] {
  const groups: (OtherPart | Example[])[] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind !== 'example') groups.push(part)
    else if (Array.isArray(last)) last.push(part.example)
    else groups.push([part.example])
  }
  return groups
}

function PartView({ part, linkOf }: { part: OtherPart; linkOf: LinkOf }) {
  switch (part.kind) {
    case 'prose':
      return <Prose markdown={part.markdown} linkOf={linkOf} />
    case 'fields':
      return part.folded ? (
        <details className={css.folded}>
          <summary>{part.folded}</summary>
          <FieldList rows={part.rows} linkOf={linkOf} />
        </details>
      ) : (
        <FieldList rows={part.rows} linkOf={linkOf} />
      )
    case 'errors':
      return <ErrorList rows={part.rows} linkOf={linkOf} />
    case 'events':
      return <EventList events={part.events} />
    case 'life-cycle':
      return <LifeCycle />
  }
}
