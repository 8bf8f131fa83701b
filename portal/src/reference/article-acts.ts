import { type AnyRouter, useRouterState } from '@tanstack/react-router'
import { retried } from '@edis/ui/loading/retried.ts'
import { messages as shared } from '@edis/ui/messages.en.tsx'
import { type RefCallback, useCallback, useEffect } from 'react'
import { messages } from './messages.en.tsx'

const shownFor = 2000

/**
 * What can be done in a page's text, which is HTML and no component: links lead on without a reload and fetch their
 * page when pointed at, buttons copy, tabs choose, and the place that the address names is opened and marked.
 */
export function useArticleActs(router: AnyRouter, onCopied: (said: string) => void): RefCallback<HTMLElement> {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => markPlace(hash), [hash])

  return useCallback(
    (article: HTMLElement | null) => {
      if (!article) return
      const acts = new AbortController()
      const { signal } = acts
      const prefetch = ({ target }: Event) => {
        const link = linkIn(target)
        if (link) void router.preloadRoute({ to: link.pathname })
      }
      article.addEventListener('pointerover', prefetch, { signal })
      article.addEventListener('focusin', prefetch, { signal })
      const actOnTab = ({ target, key }: Event & { key?: string }) => {
        const tab = (target as Element).closest('[role=tab]')
        if (tab) void loadTabs().then((tabs) => tabs.actOnTab(tab, key))
      }
      article.addEventListener('click', actOnTab, { signal })
      article.addEventListener('keydown', actOnTab, { signal })
      // The bodies of errors are many and mostly stay folded
      article.addEventListener('toggle', ({ target }) => void colour(target as HTMLElement), { signal, capture: true })
      article.addEventListener(
        'click',
        (event) => {
          const button = (event.target as Element).closest<HTMLButtonElement>('button[data-copy]')
          if (button) void copyExample(button, onCopied)
          const link = linkIn(event.target)
          if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
          event.preventDefault()
          void router.navigate({ to: link.pathname, hash: decodeURIComponent(link.hash.slice(1)) })
          if (link.hash === '') scrollTo({ top: 0 })
        },
        { signal },
      )
      return () => acts.abort()
    },
    [router, onCopied],
  )
}

/** A link to another page of the portal, when that is what was pressed or pointed at. */
function linkIn(target: EventTarget | null): HTMLAnchorElement | null {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]')
  return link && !link.hasAttribute('download') ? link : null
}

async function copyExample(button: HTMLButtonElement, onCopied: (said: string) => void): Promise<void> {
  const example = button.closest('figure')?.querySelector('pre')
  if (!example) return
  try {
    await navigator.clipboard.writeText(example.textContent)
  } catch {
    onCopied(shared.copyFailed)
    return
  }
  onCopied(shared.copiedOf(example.getAttribute('aria-label') ?? messages.example))
  button.dataset['done'] = ''
  setTimeout(() => delete button.dataset['done'], shownFor)
}

// Few pages have any
const loadTabs = retried(() => import('./example-tabs.ts'))

/** Gives the JSON behind a line that was just opened its colours, if they can be had. */
async function colour(fold: HTMLElement): Promise<void> {
  const code = fold.querySelector(':scope > pre > code')
  if (code && !code.firstElementChild) (await import('./colour-json.ts').catch(() => null))?.colourJson(code)
}

/** Opens what the place is folded away in, brings it into view and marks it, until the address names another. */
function markPlace(hash: string): (() => void) | undefined {
  const place = hash === '' ? null : document.getElementById(hash)
  if (!place) return undefined
  for (let fold = place.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  place.closest<HTMLElement>('[data-text-of]')?.setAttribute('data-whole', '')
  place.dataset['marked'] = ''
  place.scrollIntoView()
  if (place.hidden) void loadTabs().then((tabs) => tabs.showInTabs(place))
  return () => delete place.dataset['marked']
}
