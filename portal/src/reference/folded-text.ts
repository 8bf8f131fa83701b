/** What stands for the code of an error in its own row, and for the link to the place that was named last. */
const codeAgain = '¤'
const linkToPlace = '¶'

const errorRows = /<li id="error\.([A-Z_]+)".*?<\/li>/gs
const places = / id="([^"]+)"[^>]*>(?:<div>|<div class="[^"]*">|<h2>)?/.source

/**
 * Takes out of a page's text what can be put back from what stays: an error's code, which its row has seven times, and
 * the links of places to themselves. Two of fifteen kilobytes of gzip of the longest page.
 */
export function foldText(html: string): string {
  if (html.includes(codeAgain) || html.includes(linkToPlace)) throw new Error('a text has the signs that fold it')
  const folded = html
    .replace(errorRows, (row, code: string) => row.replaceAll(code, codeAgain).replace(codeAgain, code))
    .replace(
      new RegExp(`(${places})<a class="[^"]*" href="#([^"]*)" aria-label="Link to ([^"]*)">#</a>`, 'g'),
      (all, start: string, id: string, href: string, name: string) =>
        id === href && name === nameOf(id) ? start + linkToPlace : all,
    )
  const [, anchorClass = ''] = /<a class="([^"]*)" href="#[^"]*" aria-label="Link to /.exec(html) ?? []
  return `${anchorClass}\n${folded}`
}

/** Puts back what `foldText` took out. */
export function unfoldText(text: string): string {
  const end = text.indexOf('\n')
  const anchorClass = text.slice(0, end)
  return text
    .slice(end + 1)
    .replace(
      new RegExp(`(${places})${linkToPlace}`, 'g'),
      (_, start: string, id: string) =>
        `${start}<a class="${anchorClass}" href="#${id}" aria-label="Link to ${nameOf(id)}">#</a>`,
    )
    .replace(errorRows, (row, code: string) => row.replaceAll(codeAgain, code))
}

/** `request.recipient.name` is `recipient.name`. */
const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1)
