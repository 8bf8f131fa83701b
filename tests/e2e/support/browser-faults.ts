import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/**
 * What a page complained of: errors in the console, errors nobody caught, breaches of its security policy,
 * dialogs that are wider within than without.
 */
export async function recordFaults(context: BrowserContext, apis: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  context.on('weberror', (fault) => faults.push(`uncaught: ${fault.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || isRefusal(message, apis)) return
    faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`security policy: ${effectiveDirective} forbids ${blockedURI}`),
    )
    // Wherever in the page a dialog stands, what it holds must not be cut off at its side
    addEventListener(
      'focusin',
      ({ target }) => {
        const dialog = (target as Element).closest('dialog')
        if (dialog && dialog.scrollWidth > dialog.clientWidth)
          console.error(`a dialog of ${dialog.clientWidth} px holds ${dialog.scrollWidth}: ${dialog.textContent}`)
      },
      true,
    )
  })
  return faults
}

/** The browser notes each 4xx itself, and no page can keep it from doing so: from an API it is an answer like others. */
const isRefusal = (message: ConsoleMessage, apis: readonly string[]): boolean =>
  /responded with a status of 4\d\d/.test(message.text()) &&
  apis.some((api) => message.location().url.startsWith(`${api}/`))
