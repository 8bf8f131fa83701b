import { useDocumentTitle } from '@mantine/hooks'
import { Link, useRouter, useRouterState } from '@tanstack/react-router'
import { commandKey } from '@edis/ui/controls/command-key.ts'
import { SearchIcon } from '@edis/ui/layout/icons.tsx'
import { menuTitle } from '../shell/menu-title.ts'
import { messages as around } from '../shell/messages.en.ts'
import { askForSearch } from '@edis/ui/keys/search-keys.ts'
import { messages } from './messages.en.tsx'
import { nearestPage } from './nearest-page.ts'
import css from './not-found.module.css'

const popular = Object.entries(messages.leads)
/** Of an address, so much is shown. */
const maxShown = 80

/** What stands at an address that has no page: the page it may have meant, the search, and where most want to go. */
export function NotFoundPage() {
  useDocumentTitle(`${messages.title} · ${around.productName}`)
  const { routesByPath } = useRouter()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const nearest = nearestPage(path, Object.keys(routesByPath))

  return (
    <div className={css.page}>
      <p className={css.status}>404</p>
      <h1>{messages.title}</h1>
      <p className={css.what}>
        {messages.nothingAt(<code>{path.length > maxShown ? `${path.slice(0, maxShown)}…` : path}</code>)}{' '}
        {nearest !== null && messages.didYouMean(<Link to={nearest}>{nearest}</Link>)}
      </p>
      <button type="button" className={css.search} aria-haspopup="dialog" onClick={askForSearch}>
        <SearchIcon />
        <span>{messages.search}</span>
        <kbd className="key">{commandKey()} K</kbd>
      </button>
      <h2 id="popular-pages">{messages.popular}</h2>
      <ul className={css.popular} aria-labelledby="popular-pages">
        {popular.map(([to, lead]) => (
          <li key={to}>
            <Link to={to}>
              <span>{menuTitle(to)}</span>
              <small>{lead}</small>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
