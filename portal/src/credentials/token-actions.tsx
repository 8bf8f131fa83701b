import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import type { CredentialSet } from './credential-set.ts'
import { useGenerate, useRefresh } from './credentials.queries.ts'
import css from './credentials.module.css'
import { messages } from './messages.en.tsx'

/** Generates a token, in development also refreshes one. Both leave earlier tokens working. */
export function TokenActions({ environment, set }: { environment: Environment; set: CredentialSet }) {
  const generate = useGenerate(environment)
  const refresh = useRefresh()
  const inView = useEnvironment()
  // Tokens are made with the key
  if (!set.key && !set.masked?.key) return null
  const failed = (error: Error) => toast(error.message, 'failed')
  return (
    <div className={css.acts}>
      {environment === 'development' && set.refreshToken && (
        <Button
          size="sm"
          loading={refresh.isPending}
          onClick={() =>
            refresh.mutate(set, {
              onSuccess: () => toast(messages.refreshed),
              onError: failed,
            })
          }
        >
          {messages.refresh}
        </Button>
      )}
      <Button
        size="sm"
        variant={environment === inView ? 'filled' : 'default'}
        loading={generate.isPending}
        onClick={() =>
          generate.mutate(set, {
            onSuccess: () => toast(messages.generated(environment)),
            onError: failed,
          })
        }
      >
        {messages.generate}
      </Button>
    </div>
  )
}
