import type { ReactNode } from 'react'

/** The texts around a reference page, in English. */
export const messages = {
  documentTitle: (title: string) => `${title} · API Reference · Open API EDIS Partner`,
  deprecated: 'deprecated',
  deprecation: (notice: string, successor: ReactNode) => (
    <>
      {notice} Use {successor} instead. Changes are listed below.
    </>
  ),
  copyPage: 'Copy page',
  pageCopied: 'Page copied as Markdown',
  pageNotCopied: 'Could not copy the page. Open Markdown and copy the text yourself.',
  forms: { markdown: 'Markdown', openApi: 'OpenAPI', postman: 'Postman' },
  request: 'Request',
  onThisPage: 'On this page',
  previousAndNext: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
  example: 'Example',
}
