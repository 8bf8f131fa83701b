import { roleAllows } from '@edis/contract/calls/console-call'
import { PlusIcon } from '@edis/ui/layout/action-icons.tsx'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { ListCard } from '../../layout/list-card.tsx'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session.ts'
import { type Stock, stockQuery } from '../catalogue.queries.ts'
import { EntryDialog } from '../entries/entry-dialog.tsx'
import { messages as editing } from '../entries/messages.en.ts'
import { productKey } from '../entries/entries.queries.ts'
import { KeptEntryDialog } from '../entries/kept-entry-dialog.tsx'
import { FileActs } from '../files/file-acts.tsx'
import { CountDialog } from './count-dialog.tsx'
import { messages } from './messages.en.ts'
import { StockRow } from './stock-row.tsx'
import { readStockSearch } from './stock-search.ts'
import css from './stock.module.css'

const nothing = { find: undefined, warehouse: undefined }

/** What lies in which warehouse, and what orders hold of it. */
export function StockPage() {
  const { search, change } = useSearchState(readStockSearch)
  const environment = useEnvironment()
  const query = useInfiniteQuery(stockQuery(environment, search))
  const mayCount = roleAllows(useMe().role, 'stock:write')
  const now = useNow(60_000)
  const mayEdit = roleAllows(useMe().role, 'catalogue:write')
  const [counted, setCounted] = useState<Stock | null>(null)
  const [edited, setEdited] = useState<Stock | 'new' | null>(null)
  const warehouses = new Map((query.data ?? []).map((row) => [row.warehouse_id, row.warehouse_name]))
  const clear = isFiltered(search) ? () => change(nothing) : undefined
  return (
    <Page
      title={messages.title}
      actions={
        mayEdit && (
          <>
            <Button leftSection={<PlusIcon />} onClick={() => setEdited('new')}>
              {editing.products.add}
            </Button>
            <FileActs kind="products" />
          </>
        )
      }
    >
      <ListCard
        title={messages.stock}
        texts={messages}
        columns={css.columns}
        query={query}
        pages={query}
        filters={
          <Filters onClear={clear}>
            <TextFilter
              label={messages.find}
              placeholder={messages.findText}
              value={search.find}
              maxLength={100}
              wide
              onChange={(find) => change({ find })}
            />
            <ChoiceFilter
              label={messages.warehouse}
              value={search.warehouse}
              choices={[...warehouses]}
              onChange={(warehouse) => change({ warehouse })}
            />
          </Filters>
        }
        onClear={clear}
      >
        {(row) => (
          <StockRow
            key={`${row.warehouse_id} ${row.product_id}`}
            row={row}
            now={now}
            onCount={mayCount ? () => setCounted(row) : undefined}
            onEdit={mayEdit ? () => setEdited(row) : undefined}
          />
        )}
      </ListCard>
      {edited === 'new' && <EntryDialog kind="products" entry={null} onClose={() => setEdited(null)} />}
      {edited !== null && edited !== 'new' && (
        <KeptEntryDialog
          kind="products"
          id={edited.product_id}
          name={edited.sku}
          keyOf={() => productKey(environment, edited)}
          onClose={() => setEdited(null)}
        />
      )}
      {counted && <CountDialog stock={counted} onClose={() => setCounted(null)} />}
    </Page>
  )
}
