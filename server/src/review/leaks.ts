import type { CallRecord, ForeignSecret } from '../http/call-log.ts'

type Options = {
  /** Whose secret of production it is; null: nobody's. */
  ownerOf: (secret: string) => Promise<string | null>
  /** Logs the call as that partner's: it is the evidence. */
  record: (call: CallRecord, endedAt: Date) => void
  add: (leak: { partnerId: string; requestId: string; address: string; at: Date }) => Promise<void>
  now: () => Date
  onError: (error: unknown) => void
}

/** At once: who sends very many is not followed. */
const mostLooks = 10

/** Writes down whose secrets of production were sent to development. */
export function watchLeaks({ ownerOf, record, add, now, onError }: Options): (foreign: ForeignSecret) => void {
  let looks = 0
  async function look({ authorization, call }: ForeignSecret): Promise<void> {
    const endedAt = now()
    const secret = secretIn(authorization)
    const partnerId = secret === null ? null : await ownerOf(secret)
    if (partnerId === null) return
    record({ ...call, partnerId }, endedAt)
    const { requestId, address, durationMs } = call
    await add({ partnerId, requestId, address, at: new Date(endedAt.getTime() - durationMs) })
  }
  return (foreign) => {
    if (looks >= mostLooks) return
    looks++
    void look(foreign)
      .catch(onError)
      .finally(() => looks--)
  }
}

/** The token of a Bearer, the key of a Basic header. */
function secretIn(authorization: string): string | null {
  const bearer = /^bearer +(\S{1,200})$/i.exec(authorization.trim())?.[1]
  if (bearer !== undefined) return bearer
  const basic = /^basic +(\S{1,400})$/i.exec(authorization.trim())?.[1]
  return basic === undefined ? null : (Buffer.from(basic, 'base64').toString().split(':')[1] ?? null)
}
