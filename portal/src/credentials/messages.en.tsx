import type { ReactNode } from 'react'

/** Draws a text that only screen readers read. */
type Unseen = (text: string) => ReactNode

/** The texts of the credentials, in English. */
export const messages = {
  title: 'API Credentials',
  lead: 'Each environment has its own credentials. Development and production keys are not interchangeable.',
  credentialsOf: (environment: string) => `${environment} credentials`,
  sandbox: 'Sandbox',
  notGranted: 'Not granted',
  granted: (day: string) => `Granted ${day}`,

  host: 'Host',
  partnerId: 'Partner ID',
  partnerKey: 'Partner key',
  token: 'Token',
  refreshToken: 'Refresh token',
  expires: 'Expires',
  noToken: 'No token yet',
  notGenerated: 'Not generated yet',
  keyNotShown: 'This key can’t be shown. Rotate it to get a new one.',
  previousKey: (end: string) => `The previous key works until ${end}.`,
  wrongKeys: (count: number, since: string, address: ReactNode) => (
    <>
      {count} {count === 1 ? 'request' : 'requests'} with a wrong key since {since}, the last one from {address}
    </>
  ),
  reveal: (name: string, unseen: Unseen) => <>Reveal{unseen(` ${name}`)}</>,
  hide: (name: string, unseen: Unseen) => <>Hide{unseen(` ${name}`)}</>,
  masked: (tail: ReactNode, unseen: Unseen) => (
    <>
      {unseen('hidden, ends in ')}
      {tail}
    </>
  ),

  rotate: 'Rotate',
  rotation: {
    title: 'Rotate partner key',
    text: (environment: string) =>
      `You get a new ${environment} key. Once the old one expires, it can no longer generate or refresh tokens.`,
    overlap: 'How long should the old key stay valid?',
    overlaps: {
      0: { title: 'Revoke immediately', effect: 'Requests with the old key or its tokens are rejected immediately.' },
      1: { title: '1 hour', effect: 'For a deployment that’s ready to go.' },
      24: { title: '24 hours', effect: 'Time to roll out the new key and monitor it.' },
      72: { title: '72 hours', effect: 'Covers a weekend.' },
    },
    revoke: 'Revoke its tokens too',
    revoked: {
      always: 'Always included when the old key is revoked immediately.',
      chosen: 'Requests with these tokens are rejected until your software generates a new one.',
      no: 'Existing tokens keep working until they expire.',
    },
    act: 'Rotate key',
    actNow: 'Rotate now',
    done: 'Partner key rotated',
    newKey: 'New key',
    oldKeyWorks: (end: string) =>
      `The previous key works until ${end}. Switch your software to the new key before then.`,
    oldKeyEnded: 'The previous key no longer works. Switch your software to the new key now.',
    close: 'Done',
  },

  refresh: 'Refresh',
  refreshed: 'Token refreshed. The previous refresh token no longer works.',
  generate: 'Generate token',
  generated: (environment: string) => `New ${environment} token generated. Existing tokens keep working.`,

  tokens: 'tokens',
  activeTokens: 'Active tokens',
  created: {
    api: (moment: string) => `Created ${moment} by your software`,
    portal: (moment: string) => `Created ${moment} in the portal`,
    unknown: (moment: string) => `Created ${moment}`,
  },
  lastUsed: (moment: string) => `Last used ${moment}`,
  lastUsedFrom: (moment: string, address: string) => `Last used ${moment} from ${address}`,
  neverUsed: 'Never used',
  expired: 'Expired, can be refreshed',
  revoke: (created: string, unseen: Unseen) => <>Revoke{unseen(` the token created ${created}`)}</>,
  revokeAll: 'Revoke all',
  showAll: (count: number) => `Show all ${count}`,
  showFewer: 'Show fewer',

  revocation: {
    one: {
      title: 'Revoke this token?',
      act: 'Revoke token',
      text: (code: string, strong: (text: string) => ReactNode) => (
        <>
          {strong('Immediately')}, requests with this token are rejected with {code} until your software generates a new
          one. Its refresh token is revoked too. The partner key keeps working.
        </>
      ),
    },
    all: {
      title: 'Revoke all tokens?',
      act: 'Revoke all',
      which: (count: number, environment: string) =>
        count === 1
          ? `This revokes the active ${environment} token and its refresh token.`
          : `This revokes all ${count} active ${environment} tokens and their refresh tokens.`,
      text: (code: string, strong: (text: string) => ReactNode) => (
        <>
          {strong('Immediately')}, requests with a revoked token are rejected with {code} until your software generates
          a new one. The partner key keeps working.
        </>
      ),
    },
    revoked: (count: number) => (count === 1 ? 'Token revoked.' : `${count} tokens revoked.`),
  },

  terminal: {
    title: 'Try it from your terminal',
    line: 'cURL',
    hint: (variable: ReactNode) => (
      <>Store your partner key in {variable} first, so it stays out of your shell history.</>
    ),
  },

  assistants: {
    title: 'Connect an AI assistant (MCP)',
    assistant: 'Assistant',
    other: (url: ReactNode, header: ReactNode) => (
      <>
        For other clients, use {url} (streamable HTTP) and send your token in {header}.
      </>
    ),
    url: 'MCP server URL',
  },
}
