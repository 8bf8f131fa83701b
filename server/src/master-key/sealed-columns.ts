import type { Environment } from '@edis/contract/environment'
import { sealContext } from '../credentials/credentials.ts'
import { webhookSealContext } from '../webhooks/webhooks.ts'
import type { SealedColumn } from './sealed-values.store.ts'

/** Everything that the vault seals in an environment. */
export const sealedColumns = (environment: Environment): SealedColumn[] => [
  {
    table: 'partner_keys',
    column: 'key_sealed',
    what: 'partner key',
    context: ({ partnerId }) => sealContext(environment, 'key', partnerId),
  },
  {
    table: 'tokens',
    column: 'access_sealed',
    what: 'token',
    context: ({ partnerId }) => sealContext(environment, 'token', partnerId),
  },
  {
    table: 'tokens',
    column: 'refresh_sealed',
    what: 'refresh token',
    context: ({ partnerId }) => sealContext(environment, 'refresh', partnerId),
  },
  ...['secret_sealed', 'previous_secret_sealed'].map((column) => ({
    table: 'webhooks',
    column,
    what: column === 'secret_sealed' ? 'webhook secret' : 'previous webhook secret',
    context: ({ id }: { id: string }) => webhookSealContext(environment, id),
  })),
]
