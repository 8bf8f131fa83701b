import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { hashSecret } from '../database/vault.ts'
import type { ChallengeOf, Passkey, PasskeyStore } from './passkeys.store.ts'
import { challengeLifetime } from './second-factor.ts'

// What WebAuthn asks of whoever relies on it; formats and signatures are the library's, which is loaded with the first passkey.
async function library() {
  const loaded = await import('@simplewebauthn/server')
  // Nobody is asked who made their authenticator: no certificate of one is judged, and none has its revocation looked up.
  for (const identifier of certified) loaded.SettingsService.setRootCertificates({ identifier, certificates: [] })
  return loaded
}
const certified = ['android-key', 'android-safetynet', 'apple', 'fido-u2f', 'packed', 'tpm'] as const
/** EdDSA, ES256, RS256: one of them is what every authenticator has. */
const algorithms = [-8, -7, -257]

export type PasskeyCeremony = ReturnType<typeof passkeyCeremony>
type Member = { id: string; email: string; name: string }
export type NewPasskey = Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** Passkeys that are made and used at the portal alone: its host is what browsers bind them to. */
export function passkeyCeremony(store: PasskeyStore, portalUrl: string, now: () => Date) {
  const { origin, hostname } = new URL(portalUrl)
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true }

  async function keepChallenge(challenge: string, whose: ChallengeOf): Promise<void> {
    await store.putChallenge(hashSecret(challenge), whose, new Date(now().getTime() + challengeLifetime))
  }

  /** The challenge that was signed, if it was given for this and has not been used. */
  async function takeChallenge({ response }: Signed, whose: ChallengeOf): Promise<string | null> {
    const signed = parsed(Buffer.from(response.clientDataJSON, 'base64url').toString())
    const challenge = isObject(signed) ? signed['challenge'] : null
    if (typeof challenge !== 'string') return null
    return (await store.takeChallenge(hashSecret(challenge), whose, now())) ? challenge : null
  }

  return {
    async creationOptions(member: Member, boundTo: Buffer) {
      const { generateRegistrationOptions } = await library()
      const options = await generateRegistrationOptions({
        rpName: 'EDIS',
        rpID: hostname,
        userID: new Uint8Array(Buffer.from(member.id)),
        userName: member.email,
        userDisplayName: member.name,
        timeout: challengeLifetime,
        supportedAlgorithmIDs: algorithms,
        excludeCredentials: (await store.list(member.id)).map(described),
      })
      await keepChallenge(options.challenge, { memberId: member.id, purpose: 'add', boundTo })
      return {
        challenge: options.challenge,
        rp: { id: hostname, name: 'EDIS' },
        user: options.user,
        pubKeyCredParams: options.pubKeyCredParams,
        excludeCredentials: descriptors(options.excludeCredentials ?? []),
        authenticatorSelection: { residentKey: 'preferred' as const, userVerification: 'required' as const },
        attestation: 'none' as const,
        timeout: challengeLifetime,
      }
    },

    /** null: the member has no passkey. */
    async requestOptions({ memberId, ...use }: ChallengeOf) {
      const passkeys = await store.list(memberId)
      if (passkeys.length === 0) return null
      const { generateAuthenticationOptions } = await library()
      const options = await generateAuthenticationOptions({
        rpID: hostname,
        userVerification: 'required',
        timeout: challengeLifetime,
        allowCredentials: passkeys.map(described),
      })
      await keepChallenge(options.challenge, { memberId, ...use })
      return {
        challenge: options.challenge,
        rpId: hostname,
        allowCredentials: descriptors(options.allowCredentials ?? []),
        userVerification: 'required' as const,
        timeout: challengeLifetime,
      }
    },

    /** The passkey that the browser made; null: not for this challenge, not here, or not by who is there. */
    async created(answer: string, whose: ChallengeOf): Promise<NewPasskey | null> {
      const response = signedIn(answer) as RegistrationResponseJSON | null
      const challenge = response && (await takeChallenge(response, whose))
      if (!response || challenge === null) return null
      const { verifyRegistrationResponse } = await library()
      const { verified, registrationInfo } = await unlessMalformed(
        verifyRegistrationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
          supportedAlgorithmIDs: algorithms,
        }),
      )
      if (!verified || !registrationInfo) return null
      const { id, publicKey, counter } = registrationInfo.credential
      return {
        credentialId: Buffer.from(id, 'base64url'),
        publicKey: Buffer.from(publicKey),
        counter,
        transports: transportsIn(response.response),
      }
    },

    /** What the browser signed, if it was given it for this. It can be used up once. */
    async presented(answer: string, whose: ChallengeOf): Promise<Presented | null> {
      const response = signedIn(answer) as AuthenticationResponseJSON | null
      const challenge = response && (await takeChallenge(response, whose))
      return response && challenge !== null ? { response, challenge, memberId: whose.memberId } : null
    },

    /** Whether a passkey of the member's signed it, which is counted: `within` is a store of the transaction that goes on. */
    async isSigned({ response, challenge, memberId }: Presented, within: PasskeyStore): Promise<boolean> {
      const passkey = await within.hold(memberId, Buffer.from(response.id, 'base64url'))
      if (!passkey) return false
      const { verifyAuthenticationResponse } = await library()
      const { verified, authenticationInfo } = await unlessMalformed(
        verifyAuthenticationResponse({
          ...expected,
          response,
          expectedChallenge: challenge,
          credential: { id: response.id, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
        }),
      )
      if (!verified || !authenticationInfo) return false
      await within.noteUse(passkey.id, authenticationInfo.newCounter, now())
      return true
    },
  }
}

type Signed = { id: string; response: { clientDataJSON: string } }
type Presented = { response: AuthenticationResponseJSON; challenge: string; memberId: string }

/** The library throws for whatever is not as it has to be. */
const unlessMalformed = <Verified extends { verified: boolean }>(
  verifying: Promise<Verified>,
): Promise<Partial<Verified>> => verifying.catch(() => ({}))

const described = ({ credentialId, transports }: Passkey) => ({
  id: credentialId.toString('base64url'),
  transports: transports as ('internal' | 'usb')[],
})

const descriptors = (given: readonly { id: string; transports?: readonly string[] }[]) =>
  given.map(({ id, transports = [] }) => ({ id, type: 'public-key' as const, transports: [...transports] }))

/** What a browser answers with, as far as it has to be judged before the library does. */
function signedIn(answer: string): Signed | null {
  const value = parsed(answer)
  if (!isObject(value) || typeof value['id'] !== 'string' || !isObject(value['response'])) return null
  return typeof value['response']['clientDataJSON'] === 'string' ? (value as Signed) : null
}

/** Nobody signs these: they help a browser to find the passkey, and are kept short. */
function transportsIn({ transports }: { transports?: unknown }): string[] {
  const named = Array.isArray(transports) ? transports.filter((one: unknown) => typeof one === 'string') : []
  return named.slice(0, 8).map((one) => one.slice(0, 20))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
