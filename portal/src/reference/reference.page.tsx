import type { BuiltPage } from 'virtual:reference-pages'
import { Page } from '../ui/page.tsx'
import css from './reference.module.css'
import { RequestPanel } from './run/request-panel.tsx'

/** One page of the API reference: its text on the left, the request on the right. */
export function ReferencePage({ page: { title, summary, call } }: { page: BuiltPage }) {
  return (
    <Page title={title} lead={summary}>
      <div className={css.columns}>
        {call && (
          <aside className={css.panel}>
            <RequestPanel key={call.path} call={call} />
          </aside>
        )}
      </div>
    </Page>
  )
}
