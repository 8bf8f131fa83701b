import { roleAllows } from '@edis/contract/calls/console-call'
import { isFiltered } from '@edis/ui/address/address-values.ts'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { ListCard } from '../../layout/list-card.tsx'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session.ts'
import { type Stock, stockQuery } from '../catalogue.queries.ts'
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
  const query = useInfiniteQuery(stockQuery(useEnvironment(), search))
  const mayCount = roleAllows(useMe().role, 'stock:write')
  const now = useNow(60_000)
  const [counted, setCounted] = useState<Stock | null>(null)
  const warehouses = new Map((query.data ?? []).map((row) => [row.warehouse_id, row.warehouse_name]))
  const clear = isFiltered(search) ? () => change(nothing) : undefined
  return (
    <Page title={messages.title} actions={mayCount && <FileActs kind="products" />}>
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
          />
        )}
      </ListCard>
      {counted && <CountDialog stock={counted} onClose={() => setCounted(null)} />}
    </Page>
  )
}
