import type { IdentifierKind } from '@edis/contract/calls/identifiers'
import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listedKinds } from 'virtual:listed-kinds'
import { credentialsQuery } from '../../../credentials/credentials.queries.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { useStored } from '@edis/ui/address/stored-value.ts'
import type { Draft } from './draft.ts'
import { randomDigits } from './fresh-values.ts'
import { knownValues } from '../history/run-storage.ts'
import { startingRequest } from './starting-request.ts'

/** What a new request has of its own: its Idempotency-Key, and digits for what must be new in its body. */
type Fresh = { digits: string; key: string }
const makeFresh = (): Fresh => ({ digits: randomDigits(), key: crypto.randomUUID() })

/** Whether a kind of id is found by asking a list; else something has to be made first. */
const isListed = (kind: IdentifierKind): boolean => listedKinds.includes(kind)

async function fetchListed(kinds: readonly IdentifierKind[], signal: AbortSignal): Promise<void> {
  if (kinds.length > 0) await (await import('../sending/request-runner.ts')).fetchMissing(kinds, signal)
}

const changes = () => import('./request-changes.ts')

/** The page's request as it is being written. */
export type WrittenRequest = {
  draft: Draft
  idempotencyKey: string
  isEdited: boolean
  /** Ids that something has to be made for first: an order to track. */
  missing: IdentifierKind[]
  edit: (draft: Draft) => void
  setKey: (key: string) => void
  reset: () => void
  /**
   * What to send now. `anew`: with a key of its own, and new values where the last one's must not be repeated. Ids that
   * lists supply are fetched before, where they are not known.
   */
  ready: (anew: boolean, signal: AbortSignal) => Promise<{ draft: Draft; idempotencyKey: string }>
  /** Puts what was received since into the fields that asked for it. */
  takeReceived: (kinds: readonly IdentifierKind[]) => Promise<void>
}

export function useRequest(call: ReferenceCall, begin: Draft | null): WrittenRequest {
  const now = useNow(60_000)
  const known = useStored(knownValues)
  const [fresh, setFresh] = useState(makeFresh)
  const [edited, setEdited] = useState<Draft | null>(begin)
  const [ownKey, setOwnKey] = useState<string | null>(null)

  const startOf = ({ digits }: Fresh) => startingRequest(call, { known, digits: digits, now })
  const start = startOf(fresh)
  useListedIds(start.missing.filter(isListed), now)

  return {
    draft: edited ?? start.draft,
    idempotencyKey: ownKey ?? fresh.key,
    isEdited: edited !== null,
    missing: edited === null ? start.missing.filter((kind) => !isListed(kind)) : [],
    edit: setEdited,
    setKey: setOwnKey,
    reset() {
      setEdited(null)
      setOwnKey(null)
      setFresh(makeFresh())
    },
    async ready(anew, signal) {
      const next = anew ? makeFresh() : fresh
      if (anew) {
        setFresh(next)
        setOwnKey(null)
      }
      const key = anew ? next.key : (ownKey ?? fresh.key)
      if (edited !== null) {
        if (!anew) return { draft: edited, idempotencyKey: key }
        const draft = (await changes()).remade(call, edited, { before: start.draft, after: startOf(next).draft })
        setEdited(draft)
        return { draft, idempotencyKey: key }
      }
      await fetchListed(start.missing.filter(isListed), signal)
      const { draft } = startingRequest(call, { known: knownValues.get(), digits: next.digits, now: Date.now() })
      return { draft, idempotencyKey: key }
    },
    async takeReceived(kinds) {
      if (edited === null) return
      const { draft } = startingRequest(call, { known: knownValues.get(), digits: null, now: Date.now() })
      setEdited((await changes()).withReceived(call, edited, draft, kinds))
    },
  }
}

/** Fetches ids that lists supply, once in a session, when the partner has a token that works. */
function useListedIds(kinds: readonly IdentifierKind[], now: number): void {
  const { data: own } = useQuery(credentialsQuery('development'))
  useQuery({
    queryKey: ['listed ids', ...kinds],
    queryFn: async ({ signal }) => {
      await fetchListed(kinds, signal)
      return true
    },
    enabled: kinds.length > 0 && Boolean(own?.token && own.expires && own.expires.getTime() > now),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
