import type { DataOf } from '@edis/contract/calls/call'
import type { beginPasskey, beginPasskeyLogin } from '@edis/contract/portal-calls/passkeys'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { CallFailed } from '@edis/ui/states/call-failed.ts'
import { retried } from '@edis/ui/loading/retried.ts'
import { messages as all } from './messages.en.ts'

const messages = all.passkeys

const library = retried(() => import('@simplewebauthn/browser'))

/** Has the browser make a passkey: what the server takes. @throws {CallFailed} in words for whoever is there. */
export const createPasskey = async (options: DataOf<typeof beginPasskey>): Promise<string> => {
  const { startRegistration } = await library()
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  return JSON.stringify(await startRegistration({ optionsJSON }).catch(refused))
}

/** Has the browser sign with a passkey: what the server takes. @throws {CallFailed} in words for whoever is there. */
export const signWithPasskey = async (options: DataOf<typeof beginPasskeyLogin>): Promise<string> => {
  const { startAuthentication } = await library()
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  return JSON.stringify(await startAuthentication({ optionsJSON }).catch(refused))
}

/** Whether the browser knows passkeys at all: over plain http, other than on this machine, it does not. */
export const passkeysWork = (): boolean => typeof PublicKeyCredential === 'function'

function refused(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') throw new CallFailed(messages.there)
  throw new CallFailed(name === 'NotAllowedError' || name === 'AbortError' ? messages.cancelled : messages.failed)
}
