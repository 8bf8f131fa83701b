const tab = '[role=tab]'

/** What a click or a key does at a tab. */
export function actOnTab(at: Element, key: string | undefined): void {
  if (key === undefined) chooseTab(at)
  else stepTabs(at, key)
}

/** Shows the place that is one of several languages. */
export function showInTabs(place: HTMLElement): void {
  const its = document.querySelector(`[aria-controls="${place.id}"]`)
  if (its) chooseTab(its)
  place.scrollIntoView()
}

/** Tabs of examples in several languages, in a text that is HTML: the one that is pressed shows its example alone. */
function chooseTab(chosen: Element): void {
  for (const each of chosen.parentElement!.querySelectorAll<HTMLElement>(tab)) {
    each.ariaSelected = String(each === chosen)
    each.tabIndex = each === chosen ? 0 : -1
    document.getElementById(each.getAttribute('aria-controls')!)!.hidden = each !== chosen
  }
}

/** Arrow keys go from one tab to the next, and round. */
function stepTabs(from: Element, key: string): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key]
  if (!step) return
  const tabs = [...from.parentElement!.querySelectorAll<HTMLElement>(tab)]
  const next = tabs.at((tabs.findIndex((each) => each === from) + step) % tabs.length)!
  chooseTab(next)
  next.focus()
}
