import type { Environment } from '@edis/contract/environment'
import { sealContext } from '../credentials/credentials.ts'
import { codeContext } from '../mail/mail.ts'
import { totpContext } from '../second-factor/second-factor.ts'
import { webhookSealContext } from '../webhooks/webhooks.ts'
import type { SealedColumn } from './sealed-values.store.ts'

/** What is sealed of both environments together: it goes with one of them, so that it is gone through once. */
const ofAccounts: SealedColumn[] = [
  {
    table: 'accounts.members',
    column: 'totp_sealed',
    what: 'authenticator secret',
    context: ({ id }) => totpContext(id),
  },
  {
    table: 'accounts.staff',
    column: 'totp_sealed',
    owner: 'id',
    what: 'authenticator secret of staff',
    context: ({ id }) => totpContext(id),
  },
  {
    table: 'accounts.mails',
    column: 'code_sealed',
    owner: 'recipient_id',
    what: 'code of a link in an email',
    context: ({ id }) => codeContext(id),
  },
]

/** Everything that the vault seals in an environment. */
export const sealedColumns = (environment: Environment): SealedColumn[] => [
  ...(environment === 'development' ? ofAccounts : []),
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
