import { useDocumentTitle } from '@mantine/hooks'

/** Any other path: an empty element. Its heading is in the label alone, for who cannot see that nothing is there. */
export function Nowhere() {
  useDocumentTitle('Open API EDIS Partner')
  return <div role="heading" aria-level={1} aria-label="There is no page here" />
}
