import { linksOf, referencePage } from '@edis/contract/reference/reference'
import type { ReferencePageName } from '@edis/contract/reference/reference-pages'
import { language } from '@edis/ui/language.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { Article } from './article.tsx'

/**
 * The text of a page as HTML. The build calls it, so that the browser gets text and none of the code that made it; what
 * can be pressed in it, `article-acts.ts` hears.
 */
export function renderArticle(name: ReferencePageName): string {
  return renderToStaticMarkup(<Article page={referencePage(name, language)} linkOf={linksOf(name)} />)
}
