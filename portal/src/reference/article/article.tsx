import type { Part, ReferencePage } from '@edis/contract/reference/page'
import type { LinkOf } from '@edis/contract/reference/prose'
import { Anchor } from './anchor.tsx'
import css from './article.module.css'
import { ExampleBlock } from './example-block.tsx'
import { ErrorList } from './error-list.tsx'
import { EventList } from './event-list.tsx'
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
            group.length > 1 ? (
              <div key={index} className={css.examples}>
                {group.map((part, at) => (
                  <PartView key={at} part={part} linkOf={linkOf} />
                ))}
              </div>
            ) : (
              group.map((part) => <PartView key={index} part={part} linkOf={linkOf} />)
            ),
          )}
        </section>
      ))}
    </>
  )
}

/** Examples that follow one another stand together: the same in several languages. */
function inGroups(parts: readonly Part[]): Part[][] {
  const groups: Part[][] = []
  for (const part of parts) {
    const last = groups.at(-1)
    if (part.kind === 'example' && last?.at(-1)?.kind === 'example') last.push(part)
    else groups.push([part])
  }
  return groups
}

function PartView({ part, linkOf }: { part: Part; linkOf: LinkOf }) {
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
    case 'example':
      return <ExampleBlock example={part.example} />
    case 'events':
      return <EventList events={part.events} />
    case 'life-cycle':
      return <LifeCycle />
  }
}
