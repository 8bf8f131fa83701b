import { type Environment, environmentTag, otherEnvironment } from '@edis/contract/environment'
import { parseBasic } from '../credentials/credentials.ts'
import { hashSecret } from '../database/vault.ts'
import type { CallLog, CallRecord, UnknownCall } from '../http/doors/call-log.ts'
import { claimLimit } from './claim-limit.ts'
import type { DropReason } from './drop-reasons.ts'

type Options = {
  environment: Environment
  /** Whose key or token of an environment it is, whether it still works or not; null: nobody's. */
  ownerOf: (environment: Environment, secret: string) => Promise<string | null>
  isPartner: (partnerId: string) => Promise<boolean>
  record: (call: CallRecord, endedAt: Date) => void
  /** Is told of secrets of the other environment. */
  onForeign: (call: CallRecord, endedAt: Date) => Promise<void>
  onDropped: (reason: DropReason, entries: number) => void
  now: () => Date
  onError: (error: unknown) => void
}

/** What is waited for at most, by what it holds, in bytes. */
const maxWaiting = 4 * 1024 * 1024
const maxAsked = 4
const maxKnown = 10_000

/**
 * Logs refused calls for the partner whose key or token they bore, or who they said they were. Whose a secret is never
 * changes, and is asked for once. What more comes than can be asked for is dropped and counted.
 */
export function attributeCalls(options: Options): CallLog['recordUnknown'] {
  const { environment, ownerOf, isPartner, record, onForeign, onDropped, now, onError } = options
  const owners = new Map<string, Promise<string | null>>()
  const claimants = new Map<string, Promise<boolean>>()
  const mayClaim = claimLimit()
  const turn = turns(maxAsked)
  let waiting = 0

  function owner({ secret, of }: ShownSecret): Promise<string | null> {
    return remembered(owners, hashSecret(secret).toString('base64'), () => turn(() => ownerOf(of, secret)))
  }

  async function attribute({ credentials, call }: UnknownCall, endedAt: Date): Promise<void> {
    const { secret, claimed } = shownBy(credentials)
    const proved = secret && (await owner(secret))
    if (proved) {
      const proven = { ...call, partnerId: proved }
      record(proven, endedAt)
      if (secret.of === otherEnvironment(environment)) await onForeign(proven, endedAt)
      return
    }
    if (claimed === null || !(await remembered(claimants, claimed, () => turn(() => isPartner(claimed))))) return
    if (mayClaim(claimed, endedAt)) record({ ...call, partnerId: claimed }, endedAt)
    else onDropped('claimed', 1)
  }

  return (unknown) => {
    const size = sizeOf(unknown)
    if (waiting + size > maxWaiting) return onDropped('unattributed', 1)
    waiting += size
    void attribute(unknown, now())
      .catch((error: unknown) => {
        onDropped('unattributed', 1)
        onError(error)
      })
      .finally(() => (waiting -= size))
  }
}

type ShownSecret = { secret: string; of: Environment }

/** What a Bearer or Basic shows: a secret that may be ours, and who it says that it is. */
function shownBy(credentials: string): { secret: ShownSecret | null; claimed: string | null } {
  const bearer = /^bearer +(\S{1,200})$/i.exec(credentials.trim())?.[1]
  if (bearer !== undefined) return { secret: secretIn(bearer), claimed: null }
  const basic = parseBasic(credentials)
  if ('error' in basic) return { secret: null, claimed: null }
  const { partnerId, partnerKey } = basic
  return { secret: secretIn(partnerKey), claimed: /^prt_[0-9A-Z]{26}$/.test(partnerId) ? partnerId : null }
}

function secretIn(text: string): ShownSecret | null {
  const tag = /^edis_(?:key|token|refresh)_(dev|live)_/.exec(text)?.[1]
  if (tag === undefined) return null
  return { secret: text, of: tag === environmentTag.production ? 'production' : 'development' }
}

const sizeOf = ({ call: { request, answer } }: UnknownCall): number =>
  1_000 + 2 * (answer?.length ?? 0) + (Buffer.isBuffer(request) ? request.length : 0)

/** Asks once; what was found is kept, what was not is asked again next time. */
function remembered<Answer>(
  known: Map<string, Promise<Answer>>,
  key: string,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const found = known.get(key)
  if (found) return found
  if (known.size >= maxKnown) known.clear()
  const asked = ask()
  known.set(key, asked)
  const forget = () => known.get(key) === asked && known.delete(key)
  asked.then((answer) => answer || forget(), forget)
  return asked
}

/** So many at a time; the others wait. */
function turns(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}
