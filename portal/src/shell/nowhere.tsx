import { useDocumentTitle } from '@mantine/hooks'
import { messages } from './messages.en.ts'

/** Any other path: an empty element. Its heading is in the label alone, for who cannot see that nothing is there. */
export function Nowhere() {
  useDocumentTitle(messages.productName)
  return <div role="heading" aria-level={1} aria-label={messages.noPage} />
}
