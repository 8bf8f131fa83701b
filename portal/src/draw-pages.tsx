import { type ReferencePageName, referencePath } from '@edis/contract/reference/reference-pages'
import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { pages } from 'virtual:reference-pages'
import { Providers } from '@edis/ui/appearance/providers.tsx'
import { queryClient } from '@edis/ui/queries/query-client.ts'
import { linkedPaths } from './linked-pages.ts'
import { messages } from './reference/messages.en.tsx'
import { router } from './router.tsx'

/** The paths that have a page, `$order` for a part that may be anything. */
export const routes = [...Object.keys(router.routesByPath), ...linkedPaths]

/**
 * A reference page in its shell as HTML, as a partner sees it who has just signed in, and what its window is called. The
 * build calls it.
 */
export async function drawPage(name: ReferencePageName): Promise<{ title: string; html: string }> {
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [referencePath(name)] }),
  })
  await router.load()
  const html = renderToString(
    <Providers nonce={() => '%CSP_NONCE%'}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>,
  )
  const { page } = await pages[name]()
  return { title: messages.documentTitle(page.title), html }
}
