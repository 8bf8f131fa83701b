import { type Block, type Inline, type LinkOf, readInline, readProse } from '@edis/contract/reference/prose'
import { Fragment } from 'react'
import css from './article.module.css'
import { ExampleBlock } from './example-block.tsx'
import { messages } from './messages.en.tsx'

export function Line({ text, linkOf }: { text: string; linkOf: LinkOf }) {
  return <Runs runs={readInline(text, linkOf)} />
}

function Runs({ runs }: { runs: Inline[] }) {
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run }: { run: Inline }) {
  if (run.kind === 'code') return <code>{run.text}</code>
  if (run.kind === 'strong') return <strong>{run.text}</strong>
  if (run.kind === 'link') return <a href={run.href}>{run.code ? <code>{run.text}</code> : run.text}</a>
  return <Fragment>{run.text}</Fragment>
}

/** Prose in its paragraphs, lists, tables and code. */
export function Prose({ markdown, linkOf }: { markdown: string; linkOf: LinkOf }) {
  return readProse(markdown, linkOf).map((block, index) => <ProseBlock key={index} block={block} />)
}

function ProseBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.text} />
        </p>
      )
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul'
      return (
        <List className={css.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      )
    }
    case 'code': {
      const title = block.language === 'sh' ? messages.shell : messages.code
      return <ExampleBlock example={{ id: '', title, ...block }} />
    }
    case 'table':
      return <ProseTable {...block} />
  }
}

/** A table that scrolls by itself where it is too wide. */
function ProseTable({ head, rows }: { head: Inline[][]; rows: Inline[][][] }) {
  const name = head.flatMap((cell) => cell.map(({ text }) => text)).join(', ')
  return (
    <div className={css.table} tabIndex={0} role="region" aria-label={messages.table(name)}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                <Runs runs={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Runs runs={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
