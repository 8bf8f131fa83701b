import { hash, verify } from '@node-rs/argon2'
import { randomInt } from 'node:crypto'
import type { Environment } from '@edis/contract/environment'
import { signInFieldLength } from '@edis/contract/portal-calls/sign-in'

/** OWASP's argon2id profile: 19 MiB, 2 passes, 1 lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, argon2id)

/** Takes as long for a partner that doesn't exist (null) as for one that does. */
export async function passwordMatches(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password)
  return matches && passwordHash !== null
}

/** Made at once: the first unknown user must take no longer than the second. */
const nobodysHash = hashPassword('the password of nobody')

/** What of a partner its access goes by. Moments; null: never, or no more. */
export type PartnerAccess = {
  suspendedAt: Date | null
  suspendedReason: string | null
  productionRequestedAt: Date | null
  productionGrantedAt: Date | null
  productionRefusedAt: Date | null
  productionRefusedReason: string | null
  developmentRateLimit: number | null
  productionRateLimit: number | null
}

/** Where a partner's request for production stands. A grant outlives everything, a refusal lasts until the next request. */
export function productionOf(partner: PartnerAccess): 'none' | 'requested' | 'granted' | 'refused' {
  if (partner.productionGrantedAt) return 'granted'
  if (partner.productionRefusedAt) return 'refused'
  return partner.productionRequestedAt ? 'requested' : 'none'
}

/** What an operator changes of a partner's access, each giving what it is from then on. Twice is as once, but a request is refused once. */
export const accessChanges = {
  suspend: (reason: string | null, now: Date) => (partner: PartnerAccess) => ({
    suspendedAt: partner.suspendedAt ?? now,
    suspendedReason: reason,
  }),
  resume: () => () => ({ suspendedAt: null, suspendedReason: null }),
  grantProduction: (now: Date) => (partner: PartnerAccess) => ({
    productionGrantedAt: partner.productionGrantedAt ?? now,
    productionRefusedAt: null,
    productionRefusedReason: null,
  }),
  /** null: no request waits. */
  refuseProduction: (reason: string, now: Date) => (partner: PartnerAccess) =>
    productionOf(partner) === 'requested' ? { productionRefusedAt: now, productionRefusedReason: reason } : null,
  /** `perMinute` null: as everybody. */
  limitRate: (environment: Environment, perMinute: number | null) => () =>
    environment === 'production' ? { productionRateLimit: perMinute } : { developmentRateLimit: perMinute },
}

/** What the audit log says of a partner's access. */
export const accessAudited = (partner: PartnerAccess) => ({
  suspended: partner.suspendedAt !== null,
  production: productionOf(partner),
  development_rate_limit: partner.developmentRateLimit,
  production_rate_limit: partner.productionRateLimit,
})

export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

const shortestPassword = 8

/** What is wrong with a new partner, in words for the operator; empty when nothing is. */
export function partnerFaults({ email, name, password }: { email: string; name: string; password: string }): string[] {
  const faults = emailFaults(email)
  if (name.trim() === '' || name.length > 100) faults.push('the name must have 1 to 100 characters')
  return [...faults, ...passwordFaults(password)]
}

export const emailFaults = (email: string): string[] =>
  /^[^\s@]+@[^\s@]+$/.test(email) && email.length <= signInFieldLength
    ? []
    : [`the email must be an address of at most ${signInFieldLength} characters`]

export function passwordFaults(password: string, shortest = shortestPassword): string[] {
  const length = [...password].length
  const right = length >= shortest && length <= signInFieldLength && password.trim() !== ''
  return right ? [] : [`the password must have ${shortest} to ${signInFieldLength} characters`]
}

// Without letters and digits that look alike.
const alphabet = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** 20 characters: 115 random bits. */
export const randomPassword = (): string =>
  Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('')
