import { useStored } from '@edis/ui/address/stored-value.ts'
import { CloseButton } from '@edis/ui/controls/close-button.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { announcementsQuery } from './announcements.queries.ts'
import css from './banner.module.css'
import { bannersOf, isDismissible, kindTone } from './banners.ts'
import { dismiss, dismissed } from './dismissed.ts'
import { messages } from './messages.en.ts'
import { spanOf } from './span.ts'

const mostShown = 2

/** What the provider announces now, a line each, over every page. */
export function Banner() {
  const { data = [] } = useQuery(announcementsQuery)
  const now = useNow(60_000)
  // On their own page they are read whole
  const isListed = useLocation({ select: ({ pathname }) => pathname === '/whats-new' })
  const banners = bannersOf(isListed ? [] : data, useStored(dismissed))
  return (
    <section
      className={css.banners}
      aria-label={messages.announcements}
      aria-live="polite"
      hidden={banners.length === 0}
    >
      {banners.slice(0, mostShown).map((one, index) => (
        <div key={one.id} className={css.banner} data-tone={kindTone[one.kind]}>
          <p>
            <b>{messages.kinds[one.kind]}</b> {one.title} <span className={css.span}>{spanOf(one, now)}</span>
          </p>
          <Link to="/whats-new" hash={one.id} className={css.more} aria-label={messages.detailsOf(one.title)}>
            {index === mostShown - 1 && banners.length > mostShown
              ? messages.others(banners.length - mostShown)
              : messages.details}
          </Link>
          {isDismissible(one) && <CloseButton label={messages.dismiss(one.title)} onClose={() => dismiss(one.id)} />}
        </div>
      ))}
    </section>
  )
}
