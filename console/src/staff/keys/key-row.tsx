import { scopeNames } from '@edis/contract/calls/operations-call'
import rows from '@edis/ui/layout/rows.module.css'
import { Ago, Day } from '@edis/ui/time/clock.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import css from '../staff.module.css'
import type { OperationsKey } from './keys.queries.ts'
import { messages } from './messages.en.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

export function KeyRow({ shown, now }: { shown: OperationsKey; now: number }) {
  const [revoking, setRevoking] = useState(false)
  const { name, scopes, ending, allowed_ips: ips, last_used_at: used, revoked_at: revoked, created_by: by } = shown
  return (
    <li className={`${rows.row} ${css.columns} ${css.keys}`} data-over={revoked !== null || undefined}>
      <span className={css.system}>
        <strong>{name}</strong> <code>…{ending}</code>
      </span>
      <span className={css.scopes}>
        <code>{scopes.length === scopeNames.length ? messages.all : scopes.join(', ')}</code>
        {ips.length > 0 && <small>{messages.from(ips.join(', '))}</small>}
      </span>
      <span className={css.quiet}>{by === null ? messages.commandLine : by.name}</span>
      <span className={css.quiet}>{used === null ? messages.neverUsed : <Ago at={used} now={now} />}</span>
      <Ending shown={shown} now={now} />
      {revoked === null && (
        <Button size="xs" aria-label={messages.revokeOf(name)} onClick={() => setRevoking(true)}>
          {messages.revoking.act}
        </Button>
      )}
      {revoking && <RevokeDialog shown={shown} now={now} onClose={() => setRevoking(false)} />}
    </li>
  )
}

/** Until when it works, or that it does no longer. */
function Ending({ shown: { expires_at: at, revoked_at: revoked }, now }: { shown: OperationsKey; now: number }) {
  if (revoked !== null) return <span className={css.bad}>{messages.revoked}</span>
  if (at === null) return <span className={css.quiet}>{messages.noEnd}</span>
  const over = Date.parse(at) <= now
  return <span className={over ? css.bad : css.quiet}>{over ? messages.expired : <Day at={at} />}</span>
}
