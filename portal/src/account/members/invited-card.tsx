import type { MemberEntry } from '@edis/contract/portal-calls/members'
import { Button } from '@mantine/core'
import { Card } from '@edis/ui/layout/card.tsx'
import { Count } from '@edis/ui/layout/tag.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { MailIcon } from '../account-icons.tsx'
import css from '../account.module.css'
import { useInvite, useRemoveMember } from './members.queries.ts'
import { messages as all } from './messages.en.ts'

const messages = all.invited

/** Who was invited and has not joined. */
export const InvitedCard = ({ invited, owns }: { invited: readonly MemberEntry[]; owns: boolean }) => (
  <Card title={<h2>{messages.title}</h2>} mark={<Count>{invited.length}</Count>}>
    <ul className={css.rows}>
      {invited.map((entry) => (
        <InvitedRow key={entry.id} entry={entry} owns={owns} />
      ))}
    </ul>
  </Card>
)

function InvitedRow({ entry, owns }: { entry: MemberEntry; owns: boolean }) {
  const { id, email, role } = entry
  const inviter = entry.invited_by ?? ''
  const expiresAt = new Date(entry.expires_at ?? 0)
  const invite = useInvite()
  const revoke = useRemoveMember()
  const now = useNow(30_000)
  return (
    <li className={css.row}>
      <MailIcon />
      <div className={css.text}>
        <div className={css.name}>{email}</div>
        <p>
          {expiresAt.getTime() > now
            ? messages.line(role, inviter, localMoment(expiresAt))
            : messages.ended(role, inviter)}
        </p>
        <FormError message={(invite.error ?? revoke.error)?.message} />
      </div>
      {owns && (
        <div className={css.acts}>
          <Button
            size="sm"
            aria-label={messages.againTo(email)}
            loading={invite.isPending}
            onClick={() => invite.mutate({ email, role }, { onSuccess: () => toast(messages.sent(email)) })}
          >
            {messages.again}
          </Button>
          <Button
            size="sm"
            variant="subtle"
            className={css.danger ?? ''}
            aria-label={messages.revokeOf(email)}
            loading={revoke.isPending}
            onClick={() => revoke.mutate(id, { onSuccess: () => toast(messages.revoked(email)) })}
          >
            {messages.revoke}
          </Button>
        </div>
      )}
    </li>
  )
}
