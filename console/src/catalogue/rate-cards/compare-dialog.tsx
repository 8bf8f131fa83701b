import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../environment.ts'
import { differencesQuery, type RateCard } from '../catalogue.queries.ts'
import { PriceChanges } from '../files/price-changes.tsx'
import { messages } from './messages.en.ts'

/** What a version changed of the one before it. */
export function CompareDialog({ card, onClose }: { card: RateCard; onClose: () => void }) {
  const query = useQuery(differencesQuery(useEnvironment(), card.card))
  return (
    <Dialog title={messages.changesOf(card.name)} onClose={onClose}>
      <QueryStates query={query} what={messages.theChanges} loading={{ rows: 4, shape: 'bare' }}>
        {(found) => (found.before === null ? <p>{messages.first}</p> : <PriceChanges prices={found} />)}
      </QueryStates>
    </Dialog>
  )
}
