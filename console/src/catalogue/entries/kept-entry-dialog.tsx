import { Dialog } from '@edis/ui/dialogs/dialog.tsx'
import { QueryStates } from '@edis/ui/states/query-card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../environment.ts'
import { EntryDialog } from './entry-dialog.tsx'
import type { Entry, EntryKind } from './entries.ts'
import { entryQuery } from './entries.queries.ts'
import { messages } from './messages.en.ts'

/** `id` tells the entry from others of its kind; `keyOf` gives what its file knows it by. */
type KeptEntryDialogProps = {
  kind: EntryKind
  id: string
  name: string
  keyOf: () => Promise<Entry> | Entry
  onClose: () => void
}

/** Edits an entry that is listed from elsewhere, once its file was read. */
export function KeptEntryDialog({ kind, id, name, keyOf, onClose }: KeptEntryDialogProps) {
  const query = useQuery(entryQuery(useEnvironment(), kind, keyOf, id))
  if (query.data) return <EntryDialog kind={kind} entry={query.data} onClose={onClose} />
  return (
    <Dialog title={messages[kind].edit(name)} onClose={onClose}>
      <QueryStates query={query} what={messages.what} loading={{ rows: 5, shape: 'table' }}>
        {() => null}
      </QueryStates>
    </Dialog>
  )
}
