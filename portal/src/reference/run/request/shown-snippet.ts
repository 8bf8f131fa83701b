import type { ReferenceCall } from '@edis/contract/reference/reference-call'
import type { Secret, SnippetRequest } from '@edis/contract/snippets/snippet-request'
import { maskSecret } from '@edis/ui/controls/mask.ts'
import { type Draft, snippetRequest } from './draft.ts'
import { refreshTokenPlace } from './starting-request.ts'

/** A partner's own, in development. */
export type OwnCredentials = { id: string; key: string | null; token: string | null; refreshToken: string | null }

/** A snippet as it is copied, and as it stands on the screen. */
export type ShownSnippet = { text: string; shown: string }

type Options = {
  host: string
  idempotencyKey: string
  /** To be filled in; null leaves them to the environment of whoever runs the snippet. */
  own: OwnCredentials | null
  revealed: boolean
}

/** Secrets that are filled in are masked on the screen until they are revealed, and whole in what is copied. */
export function shownSnippet(
  write: (request: SnippetRequest) => string,
  call: ReferenceCall,
  draft: Draft,
  { host, idempotencyKey, own, revealed }: Options,
): ShownSnippet {
  const body = draft.body.replaceAll(refreshTokenPlace, own?.refreshToken ?? 'YOUR_REFRESH_TOKEN')
  const request = snippetRequest(
    call,
    { ...draft, body },
    { host, idempotencyKey, authorization: authorizationOf(call, own) },
  )
  const text = write(request)
  const secrets = own === null || revealed ? [] : [own.key, own.token, own.refreshToken]
  const shown = secrets.reduce<string>(
    (code, secret) => (secret ? code.replaceAll(secret, masked(secret)) : code),
    text,
  )
  return { text, shown }
}

function authorizationOf({ access }: ReferenceCall, own: OwnCredentials | null): SnippetRequest['authorization'] {
  const secret = (value: string | null | undefined, variable: string): Secret => (value ? { value } : { variable })
  return access === 'partner-key'
    ? { scheme: 'basic', id: secret(own?.id, 'EDIS_PARTNER_ID'), key: secret(own?.key, 'EDIS_PARTNER_KEY') }
    : { scheme: 'bearer', token: secret(own?.token, 'EDIS_TOKEN') }
}

function masked(secret: string): string {
  const { kind, tail } = maskSecret(secret)
  return `${kind}…${tail}`
}
