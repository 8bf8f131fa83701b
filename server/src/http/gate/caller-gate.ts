import { hints } from '@edis/contract/errors/hints'
import type { FastifyRequest } from 'fastify'
import type { Call, CallAccess } from '@edis/contract/calls/call'
import { asksFresh, roleIn, ruleOf } from '@edis/contract/calls/call-roles'
import { isAtLeast, type MemberRole } from '@edis/contract/members/member-roles'
import { allowsCall, type KeyScope, leastScope } from '@edis/contract/calls/call-scopes'
import type { Environment } from '@edis/contract/environment'
import type { SentRequest } from '../bodies/form-body.ts'
import { Failure, type FieldFault } from '../doors/failure.ts'
import { type Awaitable, atOnce } from './at-once.ts'
import type { OperationsCaller } from './operations-gate.ts'
import type { BearerCaller, PartnerGate } from './partner-gate.ts'
import { type RateLimit, refuseOverLimit } from './rate-limit.ts'
import type { StaffCaller } from './staff-gate.ts'

/** Who a session belongs to. */
export type SessionCaller = {
  partnerId: string
  memberId: string
  role: MemberRole
  sessionToken: string
  /** Whether who they are was proven in the last ten minutes. */
  isFresh: boolean
  /** Whether the partner requires a second factor, and they have none. */
  mustSetUp: boolean
  productionGrantedAt: Date | null
}
/** Whose partner key it is. */
type KeyCaller = {
  partnerId: string
  keyHash: Buffer
  /** null: it is the partner's first key. */
  namedKeyId: string | null
  scope: KeyScope
  rateLimit: number | null
}

type Callers = {
  public: null
  session: SessionCaller
  'partner-key': KeyCaller
  bearer: BearerCaller
  'operations-key': OperationsCaller
  staff: StaffCaller
}
/** Who makes a call that is opened so. */
export type CallerOf<Access extends CallAccess> = Callers[Access]

export type Gates = {
  /** @throws {Failure} when the session is dead. */
  authenticate: (sessionToken: string, address: string) => Promise<SessionCaller>
  /** Judges `Basic …`. @throws {Failure} of every kind that a key can be wrong. */
  judgeKey: (basic: string | undefined, address: string) => Promise<KeyCaller>
  partners: PartnerGate
  rateLimit: RateLimit
}

/** The field of a request that says who asks. Such a request is read before it is judged who asks. */
export const credentialsField: Partial<Record<CallAccess, string>> = { session: 'token', 'partner-key': 'auth' }

export type CallerGate = (
  request: FastifyRequest,
  address: string,
  sent: SentRequest | null,
) => Awaitable<Callers[CallAccess]>

/** Judges who makes a call, before anything else that is wrong with it is told: a stranger learns nothing of its fields. */
export function callerGate(call: Call, environment: Environment, gates: Gates): CallerGate {
  const { access, errors, path } = call
  const judgeMember = access === 'session' ? memberJudge(call, environment) : () => {}
  const { partners, rateLimit } = gates
  const asksGrant = environment === 'production' && errors.includes('PRODUCTION_NOT_GRANTED')
  const least = access === 'bearer' ? leastScope(path) : 'read'
  const gateOf: Record<Exclude<CallAccess, 'operations-key' | 'staff'>, CallerGate> = {
    public: () => null,
    bearer: (request, address) =>
      atOnce(partners.judge(request, address), (caller) => {
        partners.count(request, caller)
        if (!allowsCall(caller.scope, least)) throw scopeMissing(least, caller.scope)
        return caller
      }),
    async session(_request, address, sent) {
      const caller = await gates.authenticate(String(credentialsIn(sent, 'token')), address)
      judgeMember(caller)
      if (asksGrant && !caller.productionGrantedAt) throw new Failure('PRODUCTION_NOT_GRANTED')
      return caller
    },
    async 'partner-key'(request, address, sent) {
      const auth = credentialsIn(sent, 'auth')
      request.credentials = auth ?? null
      const caller = await gates.judgeKey(auth ?? request.headers.authorization, address)
      request.partnerId = caller.partnerId
      refuseOverLimit(rateLimit.count(caller.partnerId, caller.rateLimit))
      return caller
    },
  }
  if (access === 'operations-key' || access === 'staff')
    throw new Error('No call of an environment’s door is opened by the provider’s systems or staff')
  return gateOf[access]
}

/** Judges whether who is signed in may make the call, by the table of roles. */
function memberJudge(call: Call, environment: Environment): (caller: SessionCaller) => void {
  const rule = ruleOf(call)
  const required = roleIn(rule, environment)
  const fresh = asksFresh(rule, environment)
  return ({ role, isFresh, mustSetUp }) => {
    if (!isAtLeast(role, required)) throw new Failure('AUTH_ROLE_MISSING', { details: { role, required } })
    if (mustSetUp && !rule.beforeSecondFactor) throw new Failure('AUTH_SECOND_FACTOR_SETUP_REQUIRED')
    if (fresh && !isFresh) throw new Failure('AUTH_FRESH_SIGN_IN_REQUIRED')
  }
}
const scopeMissing = (least: KeyScope, scope: KeyScope): Failure =>
  new Failure('AUTH_KEY_SCOPE_MISSING', {
    details: { scope: least, key_scope: scope },
    text: hints.keyScopeMissing(least, scope),
  })

/** @throws {Failure} that names the field alone, when it can't be read as credentials. */
function credentialsIn(sent: SentRequest | null, name: string): string | undefined {
  const fault = sent?.faults.find(({ field }) => field === name)
  if (fault) throw unreadable(fault)
  const value = sent?.fields[name]
  return typeof value === 'string' ? value : undefined
}

const unreadable = (fault: FieldFault): Failure =>
  new Failure(fault.error === 'FIELD_REQUIRED' ? 'AUTH_MISSING_TOKEN' : 'VALIDATION_FAILED', { faults: [fault] })
