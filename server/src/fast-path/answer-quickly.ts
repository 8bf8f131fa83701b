import type { FastifyBaseLogger } from 'fastify'
import type { Call } from '@edis/contract/calls/call'
import { allowsCall, leastScope } from '@edis/contract/calls/call-scopes'
import type { Language } from '@edis/contract/languages'
import { successMessage } from '@edis/contract/calls/success-message'
import { type CallLog, logKnown } from '../http/doors/call-log.ts'
import { preferredLanguage } from '../http/doors/failure.ts'
import { levelsWithRequests, logRequest } from '../http/doors/request-line.ts'
import { type Awaitable, atOnce } from '../http/gate/at-once.ts'
import type { BearerCaller, PartnerGate } from '../http/gate/partner-gate.ts'
import type { Shedding } from '../http/gate/shedding.ts'
import type { KeptAnswers } from './kept-answers.ts'
import type { QuickReads, QuickRequest } from './quick-reads.ts'

/** What a door's quick reads share. */
export type QuickParts = {
  reads: QuickReads
  partners: PartnerGate
  shedding: Shedding
  callLog: CallLog
  log: FastifyBaseLogger
  /** Of all calls of a door. */
  kept: KeptAnswers
  countAnswers: ((call: string) => (status: number, milliseconds: number) => void) | undefined
}

type Quick = {
  call: Call
  /** What heads of its answers have, names and values in turns. */
  headers: readonly string[]
  /** The call's data, judged like any other's; null: it has faults. */
  answer: (request: QuickRequest, caller: BearerCaller, address: string) => Awaitable<unknown>
  serialize: (body: object) => string
  /** What its answers depend on besides their fields, for everybody alike; null: on more. */
  madeOf: (() => object) | null
}

/** Has a read answered before Fastify, where nothing has to be refused or explained. */
export function answerQuickly(parts: QuickParts, { call, headers, answer, serialize, madeOf }: Quick): void {
  const { reads, partners, shedding, callLog, log, kept, countAnswers } = parts
  const count = countAnswers?.(call.path)
  const hasLines = levelsWithRequests.includes(log.level)
  const least = leastScope(call.path)

  reads.add({
    method: call.method,
    path: call.path,
    answer(request, address) {
      if (shedding.isFull()) return null
      const caller = partners.judgeAtOnce(request, address)
      if (!caller || !allowsCall(caller.scope, least)) return null
      return atOnce(shedding.waitFor(keptText(request, caller, address)), (text) => {
        if (text === null) return null
        request.partnerId = caller.partnerId
        request.ownHeaders.push(...headers)
        partners.count(request, caller)
        return text
      })
    },
    answered(request, elapsedTime) {
      const reply = { statusCode: 200, elapsedTime }
      count?.(200, elapsedTime)
      logKnown(request, reply, { call: call.path, isRead: true, log: callLog })
      if (hasLines) logRequest(log, request, reply)
    },
  })

  function keptText(request: QuickRequest, caller: BearerCaller, address: string): Awaitable<string | null> {
    const language = preferredLanguage(request.headers['accept-language'])
    if (madeOf === null) return textOf(request, caller, { address, language })
    const of = madeOf()
    const key = `${language} ${request.url}`
    const found = kept.find(key, of)
    if (found) {
      request.readFields = found.fields
      return found.text
    }
    return atOnce(textOf(request, caller, { address, language }), (text) => {
      if (text !== null) kept.keep(key, of, { text, fields: request.readFields })
      return text
    })
  }

  function textOf(
    request: QuickRequest,
    caller: BearerCaller,
    { address, language }: { address: string; language: Language },
  ): Awaitable<string | null> {
    return atOnce(answer(request, caller, address), (data) =>
      data === null ? null : serialize({ code: 200, message: successMessage(call, language), data }),
    )
  }
}
