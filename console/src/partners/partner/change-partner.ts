import {
  grantProduction,
  limitPartner,
  refuseProduction,
  resumePartner,
  suspendPartner,
} from '@edis/contract/operations/partners'
import type { Environment } from '@edis/contract/environment'
import { useChange } from '@edis/ui/queries/use-change.ts'
import { request } from '../../api.ts'
import { partnersKey } from '../partners.queries.ts'

const changes = {
  suspend: suspendPartner,
  resume: resumePartner,
  grant: grantProduction,
  refuse: refuseProduction,
} as const

/** What is decided about a partner as a whole is decided in production: it has one account for both environments. */
export const useDecision = (partner: string) =>
  useChange(
    ({ decision, reason }: { decision: keyof typeof changes; reason: string }) =>
      request('production', changes[decision], { partner_id: partner, reason }),
    partnersKey,
    ['today'],
    ['approvals'],
  )

export const useLimit = (environment: Environment, partner: string) =>
  useChange(
    ({ perMinute, reason }: { perMinute: number | null; reason: string }) =>
      request(environment, limitPartner, { partner_id: partner, per_minute: perMinute, reason }),
    partnersKey,
  )
