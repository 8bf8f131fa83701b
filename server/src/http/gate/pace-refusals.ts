import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify'
import { isOfAssistant } from '../doors/call-log.ts'
import { clientAddress } from './client-address.ts'
import { Failure } from '../doors/failure.ts'
import { type RefusalPace, refusalPace } from './refusal-pace.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The partner in whose queue it took a turn; null: in none's. */
    turnOf: string | null
    /** It came when too many waited already. */
    isBeyondQueue: boolean
  }
}

/** Whose a working token is, as far as that is known without asking; null: not known. A database that is stuck holds up nothing here. */
type KnownOwner = (authorization: string | undefined, address: string) => string | null

export type PacedRefusals = {
  /** Of a door, before all others. */
  beforeAll: onRequestHookHandler
  /** Counts what the door refuses from now on. */
  watch(door: FastifyInstance): void
  /** Whether a request of who shows this has to wait for its turn. */
  owes(authorization: string, address: string): boolean
  /** Has partners told from strangers. */
  recognise(ownerOf: KnownOwner): void
}

/** Measured: judging 40 KiB of unknown fields takes as long as ten small refusals. */
const bytesAUnit = 4 * 1024
/** Of one request, so that a full queue takes less time than a request has to come in. */
const maxUnits = 32
/** In milliseconds: at once, they would ask again at once. */
const beyondQueue = 1_000
/** These are our own faults. */
const unpaced = new Set(['UNAVAILABLE', 'INTERNAL_ERROR'])
/** A refused token counts for its sender: the partner it belongs to must not wait. */
const ofStrangers = /^AUTH_|^PRODUCTION_NOT_GRANTED$/

/**
 * Somebody whose requests are refused again and again must not cost the others the door. A partner that owes has its
 * requests wait before they are read; a stranger's are answered later, as nobody knows beforehand whose a request is.
 * Whoever shows a working token waits for nobody but itself.
 *
 * `onWait`: told once a second how many waited, and of whom one was.
 */
export function paceRefusals(onWait: (waited: number, who: string) => void): PacedRefusals {
  const [partners, addresses] = [refusalPace(), refusalPace()]
  let ownerOf: KnownOwner = () => null
  let waited = 0

  function tell(who: string): void {
    if (waited++ > 0) return
    setTimeout(() => {
      onWait(waited, who)
      waited = 0
    }, 1_000).unref()
  }

  /** Calls `go` when it is somebody's turn, or a second later with false if too many wait already; not once the caller has left. */
  function inTurn(
    queue: RefusalPace,
    who: string,
    stream: FastifyRequest['raw'] | FastifyReply['raw'],
    go: (isTurn: boolean) => void,
  ) {
    tell(who)
    const went = (isTurn: boolean) => () => {
      stream.off('close', leave)
      go(isTurn)
    }
    const leave: () => void = queue.wait(who, went(true)) ?? afterAWhile(went(false))
    stream.once('close', leave)
  }

  /** Its body stays unread meanwhile. */
  function waitForTurn(partnerId: string, request: FastifyRequest, go: (error?: Error) => void): void {
    inTurn(partners, partnerId, request.raw, (isTurn) => {
      if (isTurn) request.turnOf = partnerId
      else request.isBeyondQueue = true
      go(isTurn ? undefined : new Failure('RATE_LIMITED', { headers: { 'retry-after': '1' } }))
    })
  }

  function answerInTurn(address: string, units: number, reply: FastifyReply, go: () => void): void {
    const waits = addresses.owes(address)
    // Its turn costs the first.
    addresses.charge(address, waits ? units - 1 : units)
    if (waits) inTurn(addresses, address, reply.raw, go)
    else go()
  }

  return {
    beforeAll(request, _reply, done) {
      if (isOfAssistant(request)) return done()
      const partnerId = ownerOf(request.headers.authorization, clientAddress(request))
      if (partnerId !== null && partners.owes(partnerId)) waitForTurn(partnerId, request, done)
      else done()
    },
    watch(door) {
      door.decorateRequest('turnOf', null)
      door.decorateRequest('isBeyondQueue', false)
      door.addHook('onSend', (request, reply, payload, done) => {
        const { failureCode, turnOf } = request
        const go = () => done(null, payload)
        if (failureCode === null || unpaced.has(failureCode) || request.isBeyondQueue) return go()
        const units = unitsOf(request)
        request.turnOf = null
        if (turnOf !== null) {
          partners.charge(turnOf, units - 1)
          return go()
        }
        const address = clientAddress(request)
        const partnerId = ofStrangers.test(failureCode)
          ? null
          : (request.partnerId ?? ownerOf(request.headers.authorization, address))
        if (partnerId === null) return answerInTurn(address, units, reply, go)
        partners.charge(partnerId, units)
        go()
      })
      // What went well costs no turn.
      door.addHook('onResponse', (request, _reply, done) => {
        if (request.turnOf !== null) partners.charge(request.turnOf, -1)
        done()
      })
    },
    owes(authorization, address) {
      const partnerId = ownerOf(authorization, address)
      return partnerId !== null && partners.owes(partnerId)
    },
    recognise: (find) => void (ownerOf = find),
  }
}

/** Returns how to call it off. */
function afterAWhile(go: () => void): () => void {
  const timer = setTimeout(go, beyondQueue)
  return () => clearTimeout(timer)
}

/** By the body's length as it was announced: it may not have been read. */
function unitsOf({ headers, body }: FastifyRequest): number {
  const announced = Number(headers['content-length'] ?? (Buffer.isBuffer(body) ? body.length : 0))
  return Math.min(maxUnits, 1 + Math.floor((announced || 0) / bytesAUnit))
}
