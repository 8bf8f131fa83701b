import type { OperationsScope } from '@edis/contract/calls/operations-call'
import type { ReactNode } from 'react'

/** The texts of the keys of systems, in English. */
export const messages = {
  title: 'System keys',
  what: 'the keys',
  add: 'Create key',
  columns: { name: 'System', scopes: 'Scopes', used: 'Last used', expires: 'Expires', by: 'Created by' },
  none: 'No keys yet',
  noneText: 'Warehouse and courier systems call the operations API with a key.',
  all: 'all',
  from: (addresses: string) => `only from ${addresses}`,
  neverUsed: 'Never',
  noEnd: 'Never',
  expired: 'Expired',
  revoked: 'Revoked',
  commandLine: 'Command line',
  revokeOf: (name: string) => `Revoke ${name}`,
  adding: {
    title: 'Create a system key',
    name: 'System',
    example: 'WMS Cakung',
    scopes: 'Scopes',
    scopesMissing: 'Choose at least one scope.',
    addresses: 'Allowed IP addresses',
    addressesText: 'One address or range per line, such as 203.0.113.0/24. Leave empty to allow all.',
    expires: 'Expires',
    expiresText: 'Leave empty for no expiry.',
    done: (name: string) => `Key for ${name}`,
    once: (strong: (text: string) => ReactNode) => (
      <>Copy it to the system now. {strong('It is shown only once')}; if you lose it, create another.</>
    ),
    key: 'key',
    saved: 'I’ve saved it',
  },
  scopeTexts: {
    'orders:read': 'Order feed, orders, labels, provider webhooks',
    'orders:write': 'Report order events, decide on cancel requests',
    'stock:write': 'Update stock counts',
    'catalogue:write': 'Read and replace the catalogue',
    'partners:read': 'Read partners and their status',
    'partners:write': 'Add, suspend and decide on partners',
    'metrics:read': 'Read metrics',
  } satisfies Record<OperationsScope, string>,
  revoking: {
    title: (name: string) => `Revoke the key of ${name}?`,
    text: 'The system can no longer call the operations API with this key. This takes effect immediately.',
    lastUsed: (moment: ReactNode) => <>It was last used {moment}.</>,
    act: 'Revoke',
    done: (name: string) => `The key of ${name} is revoked.`,
  },
}
