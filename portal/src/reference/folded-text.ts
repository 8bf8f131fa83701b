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
  // A link to a field ends with its name, in whatever language the page is
  const [, anchorClass = '', , linkTo = ''] =
    /<a class="([^"]*)" href="#[^".]*\.([^"]*)" aria-label="([^"]*)\2">#<\/a>/.exec(html) ?? []
  const folded = html
    .replace(errorRows, (row, code: string) => row.replaceAll(code, codeAgain).replace(codeAgain, code))
    .replace(
      new RegExp(`(${places})<a class="[^"]*" href="#([^"]*)" aria-label="([^"]*)">#</a>`, 'g'),
      (all, start: string, id: string, href: string, label: string) =>
        id === href && label === linkTo + nameOf(id) ? start + linkToPlace : all,
    )
  return `${anchorClass}\n${linkTo}\n${folded}`
}

/** Puts back what `foldText` took out. */
export function unfoldText(text: string): string {
  const [anchorClass = '', linkTo = ''] = text.split('\n', 2)
  return text
    .slice(anchorClass.length + linkTo.length + 2)
    .replace(
      new RegExp(`(${places})${linkToPlace}`, 'g'),
      (_, start: string, id: string) =>
        `${start}<a class="${anchorClass}" href="#${id}" aria-label="${linkTo}${nameOf(id)}">#</a>`,
    )
    .replace(errorRows, (row, code: string) => row.replaceAll(codeAgain, code))
}

/** `request.recipient.name` is `recipient.name`. */
const nameOf = (id: string): string => id.slice(id.indexOf('.') + 1)
