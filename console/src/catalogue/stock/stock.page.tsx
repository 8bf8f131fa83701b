import { roleAllows } from '@edis/contract/calls/console-call'
import { useSearchState } from '@edis/ui/address/use-search-state.ts'
import { ChoiceFilter, Filters, TextFilter } from '@edis/ui/layout/filters.tsx'
import { ColumnNames } from '@edis/ui/layout/rows.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { EmptyState } from '@edis/ui/states/list-states.tsx'
import { MoreRows } from '@edis/ui/states/more-rows.tsx'
import { QueryCard } from '@edis/ui/states/query-card.tsx'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnvironment } from '../../environment.ts'
import { Page } from '../../layout/page.tsx'
import { useMe } from '../../session.ts'
import { type Stock, stockQuery } from '../catalogue.queries.ts'
import { FileActs } from '../files/file-acts.tsx'
import { CountDialog } from './count-dialog.tsx'
import { messages } from './messages.en.ts'
import { StockRow } from './stock-row.tsx'
import { readStockSearch } from './stock-search.ts'
import css from './stock.module.css'

const { columns } = messages
const names = (
  <ColumnNames
    className={css.columns}
    names={[columns.product, columns.warehouse, columns.onHand, columns.reserved, columns.available, columns.counted]}
  />
)
const nothing = { find: undefined, warehouse: undefined }

/** What lies in which warehouse, and what orders hold of it. */
export function StockPage() {
  const { search, change } = useSearchState(readStockSearch)
  const query = useInfiniteQuery(stockQuery(useEnvironment(), search))
  const mayCount = roleAllows(useMe().role, 'stock:write')
  const now = useNow(60_000)
  const [counted, setCounted] = useState<Stock | null>(null)
  const warehouses = new Map((query.data ?? []).map((row) => [row.warehouse_id, row.warehouse_name]))
  const isFiltered = search.find !== undefined || search.warehouse !== undefined
  return (
    <Page title={messages.title} actions={mayCount && <FileActs kind="products" />}>
      <QueryCard
        title={<h2>{messages.stock}</h2>}
        filters={
          <Filters onClear={isFiltered ? () => change(nothing) : undefined}>
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
        query={query}
        what={messages.what}
        loading={{ rows: 8, shape: 'table', names }}
        empty={
          query.data?.length === 0 &&
          (isFiltered ? (
            <EmptyState
              title={messages.noMatch}
              action={<Button onClick={() => change(nothing)}>{messages.clear}</Button>}
            >
              {messages.noMatchText}
            </EmptyState>
          ) : (
            <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
          ))
        }
      >
        {(stock) => (
          <div className={rows.list} data-stale={query.isPlaceholderData || undefined}>
            {names}
            <ul aria-label={messages.stock}>
              {stock.map((row) => (
                <StockRow
                  key={`${row.warehouse_id} ${row.product_id}`}
                  row={row}
                  now={now}
                  onCount={mayCount ? () => setCounted(row) : undefined}
                />
              ))}
            </ul>
            <MoreRows query={query}>{messages.more}</MoreRows>
          </div>
        )}
      </QueryCard>
      {counted && <CountDialog stock={counted} onClose={() => setCounted(null)} />}
    </Page>
  )
}
