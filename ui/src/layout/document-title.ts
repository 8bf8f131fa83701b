import { useDocumentTitle } from '@mantine/hooks'

/** What the application calls itself, as its build says. */
const productName = (import.meta.env.PRODUCT as string | undefined) ?? 'EDIS'

/** Names the window after what it shows, and the product. */
export const useTitle = (shown: string): void => useDocumentTitle(`${shown} · ${productName}`)
