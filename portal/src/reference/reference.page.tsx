import { useDocumentTitle } from '@mantine/hooks'
import { Link, useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { BuiltPage, PageText } from 'virtual:reference-pages'
import { useArticleActs } from './article-acts.ts'
import { useComingBack } from './coming-back.ts'
import { unfoldText } from './folded-text.ts'
import articleCss from './article/article.module.css'
import { messages } from './messages.en.tsx'
import { PageHead } from './page-head.tsx'
import css from './reference.module.css'
import { RequestPanel } from './run/request/request-panel.tsx'
import { useSectionInView } from './section-in-view.ts'
import { useTextInTurns } from './text-in-turns.ts'

const webhookPath = '/documentation/webhook'

/** One page of the API reference: its text on the left, the request on the right. */
export function ReferencePage({ page, text: given }: { page: BuiltPage; text: PageText }) {
  const { path, title, call, sections, previous, next } = page
  useDocumentTitle(messages.documentTitle(title))
  const [copied, setCopied] = useState('')
  const article = useArticleActs(useRouter(), setCopied)
  const isBack = useComingBack()
  const text = useMemo(() => ('folded' in given ? unfoldText(given.folded) : given.text), [given])
  const shownText = useTextInTurns(text, isBack)
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const inView = useSectionInView(ids, shownText === text)
  return (
    <div
      className={css.page}
      data-panel={call ? '' : undefined}
      data-code-beside={path === webhookPath ? '' : undefined}
    >
      <PageHead page={page} onCopied={setCopied} />
      {call && (
        <aside className={css.panel} aria-label={messages.request}>
          {/* After what there is to read is painted */}
          {shownText === text && <RequestPanel key={call.path} call={call} />}
        </aside>
      )}
      <nav className={css.contents} aria-label={messages.onThisPage}>
        <p>{messages.onThisPage}</p>
        <ul>
          {sections.map(({ id, title: heading }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === inView ? 'location' : undefined}>
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {/* Made by the build from the contract, of nothing that anyone typed */}
      <div
        ref={article}
        className={`${css.article} ${articleCss.article}`}
        data-text-of={path}
        data-whole={isBack ? '' : undefined}
        dangerouslySetInnerHTML={{ __html: shownText }}
      />
      {(previous ?? next) && (
        <nav className={css.around} aria-label={messages.previousAndNext}>
          {previous && (
            <Link to={previous.path}>
              <small>{messages.previous}</small> {previous.title}
            </Link>
          )}
          {next && (
            <Link to={next.path} className={css.next}>
              <small>{messages.next}</small> {next.title}
            </Link>
          )}
        </nav>
      )}
      <span role="status" className="unseen">
        {copied}
      </span>
    </div>
  )
}
