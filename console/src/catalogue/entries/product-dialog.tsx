import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../environment.ts'
import type { Stock } from '../catalogue.queries.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { productQuery } from './entries.queries.ts'
import { messages } from './messages.en.ts'

/** Edits the product of a row of the stock. */
export function ProductDialog({ stock, onClose }: { stock: Stock; onClose: () => void }) {
  const query = useQuery(productQuery(useEnvironment(), stock))
  if (query.data) return <EntryDialog kind="products" entry={query.data} onClose={onClose} />
  return (
    <Dialog title={messages.products.edit(stock.sku)} onClose={onClose}>
      <QueryStates query={query} what={messages.what} loading={{ rows: 5, shape: 'table' }}>
        {() => null}
      </QueryStates>
    </Dialog>
  )
}
