import type { ReactNode } from 'react'

/** Draws what weighs most in a text. */
type Strong = (text: string) => ReactNode

/** The texts of keys and tokens, in English. */
export const messages = {
  keys: 'Partner keys',
  theKeys: 'the partner keys',
  lead: 'Give each of your systems its own key, so you can revoke one without affecting the others.',
  full: (most: number) => `You have the maximum of ${most} keys. Revoke one before you create another.`,
  countOf: (count: number, most: number) => `${count} of ${most}`,
  create: 'Create key',
  rotate: 'Rotate',
  revoke: 'Revoke',
  revokeOf: (name: string) => `Revoke ${name}`,
  ending: (end: ReactNode) => <>ends in {end}</>,
  created: (day: string) => `created ${day}`,
  used: (moment: string, address: string | null) =>
    address === null ? `last used ${moment}` : `last used ${moment} from ${address}`,
  neverUsed: 'never used',
  tokensOf: (count: number) => (count === 1 ? '1 active token' : `${count} active tokens`),
  scopes: {
    all: { title: 'All calls', effect: 'Full access.' },
    read: { title: 'Read only', effect: 'Read data, such as tracking and rates.' },
    orders: { title: 'Orders', effect: 'Read data, send orders and cancel orders.' },
  },
  creation: {
    name: 'Name',
    nameHint: 'The system that will use the key.',
    example: 'Warehouse Cakung',
    scope: 'Scope',
    done: (name: string) => `Key for ${name}`,
    once: (strong: Strong) => <>Copy the key now. {strong('It is shown only once.')}</>,
    key: 'partner key',
    use: (id: ReactNode) => <>Use it with your partner ID {id} to generate tokens.</>,
    saved: 'I’ve saved it',
  },
  revocation: {
    title: (name: string) => `Revoke key “${name}”?`,
    act: 'Revoke key',
    text: (tokens: number, strong: Strong) => (
      <>
        The key{tokens === 0 ? '' : tokens === 1 ? ' and its active token' : ` and its ${tokens} active tokens`}{' '}
        {strong(tokens === 0 ? 'stops working immediately' : 'stop working immediately')}. Your other keys are not
        affected. This can’t be undone.
      </>
    ),
    done: (name: string, tokens: number) =>
      tokens === 0
        ? `Key “${name}” revoked.`
        : `Key “${name}” and ${tokens === 1 ? 'its token' : `its ${tokens} tokens`} revoked.`,
  },
  tokens: {
    title: 'Active tokens',
    theTokens: 'the active tokens',
    none: 'No active tokens',
    noneText: 'Tokens appear here when your software generates them with a partner key.',
    revokeAll: 'Revoke all',
    revokeOne: 'Revoke token',
    revokeOf: (key: string, moment: string) => `Revoke the token of ${key} from ${moment}`,
    of: (key: string) => `Token of ${key}`,
    expired: 'Expired, can be refreshed',
    created: {
      api: (moment: string) => `created ${moment} by your software`,
      portal: (moment: string) => `created ${moment} in the portal`,
      unknown: (moment: string) => `created ${moment}`,
    },
    allTitle: (count: number) => (count === 1 ? 'Revoke the active token?' : `Revoke all ${count} active tokens?`),
    oneTitle: 'Revoke this token?',
    effect:
      'Requests with a revoked token are rejected with AUTH_TOKEN_REVOKED until your software generates a new one. Partner keys keep working.',
    done: (count: number) => (count === 1 ? 'Token revoked.' : `${count} tokens revoked.`),
  },
}
