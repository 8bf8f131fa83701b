import css from './article.module.css'
import { messages } from './messages.en.tsx'

/** The link to a place on the page, seen when the place is pointed at or the link has the focus. */
export const Anchor = ({ id, name }: { id: string; name: string }) => (
  <a className={css.anchor} href={`#${id}`} aria-label={messages.linkTo(name)}>
    #
  </a>
)
