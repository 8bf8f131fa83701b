import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { BuiltPage } from 'virtual:reference-pages'
import { TickIcon } from '@edis/ui/layout/icons.tsx'
import { LatePart } from '@edis/ui/loading/late-part.tsx'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { messages as shared } from '@edis/ui/messages.en.tsx'
import { copyPage } from './copy-page.ts'
import { messages } from './messages.en.tsx'
import css from './page-head.module.css'

/** The calls whose prices a contract changes. */
const pricedPaths: readonly string[] = ['/ratecard/v1', '/rate/v2']
const ownPrices = async () => (await import('./own-prices/own-prices.tsx')).OwnPrices

type PageHeadProps = { page: BuiltPage; onCopied: (said: string) => void }

/** Title, route and summary of a page, and the forms that it comes in besides this one. */
export function PageHead({ page: { title, summary, call, markdown, deprecated }, onCopied }: PageHeadProps) {
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h1>{title}</h1>
        {deprecated && <Tag tone="dev">{messages.deprecated}</Tag>}
      </div>
      {call && (
        <p className={css.route}>
          <b>{call.method}</b> {call.path}
        </p>
      )}
      <p className={css.summary}>{summary}</p>
      {deprecated && (
        <p className={css.deprecated}>
          {messages.deprecation(
            deprecated.notice,
            <Link to={deprecated.successor.path}>{deprecated.successor.title}</Link>,
          )}
        </p>
      )}
      {call && pricedPaths.includes(call.path) && <LatePart load={ownPrices} />}
      <ul className={css.forms}>
        <li>
          <CopyPage markdown={markdown} onCopied={onCopied} />
        </li>
        <li>
          <a href={markdown}>{messages.forms.markdown}</a>
        </li>
        <li>
          <a href="/openapi.json" download="edis-openapi.json">
            {messages.forms.openApi}
          </a>
        </li>
        <li>
          <a href="/postman.json" download="edis-postman.json">
            {messages.forms.postman}
          </a>
        </li>
      </ul>
    </header>
  )
}

function CopyPage({ markdown, onCopied }: { markdown: string; onCopied: (said: string) => void }) {
  const [done, setDone] = useState(false)
  const copy = async () => {
    const isCopied = await copyPage(markdown)
    setDone(isCopied)
    onCopied(isCopied ? messages.pageCopied : messages.pageNotCopied)
    setTimeout(() => setDone(false), 2000)
  }
  return (
    <button type="button" onClick={() => void copy()}>
      {done && <TickIcon size={14} />}
      {done ? shared.copied : messages.copyPage}
    </button>
  )
}
