/** The last place with a name that begins above the upper third of the window. Looks at few: each look lays one out. */
export function placeRead(page: HTMLElement): Element | undefined {
  const places = [...page.querySelectorAll('[data-text-of] [id]')]
  let [from, to] = [0, places.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (places[middle]!.getBoundingClientRect().top < innerHeight / 3) from = middle + 1
    else to = middle
  }
  return places[from - 1]
}
