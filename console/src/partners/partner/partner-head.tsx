import { isRoleAtLeast, roleAllows } from '@edis/contract/calls/console-call'
import { Tag } from '@edis/ui/layout/tag.tsx'
import { localDay } from '@edis/ui/time/local-date.ts'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../../layout/badge.tsx'
import { ButtonLink } from '../../layout/button-link.tsx'
import { Crumb } from '../../layout/page.tsx'
import { messages as writing } from '../../layout/write/messages.en.ts'
import { WriteDialog } from '../../layout/write/write-dialog.tsx'
import { useMe } from '../../session.ts'
import { paths } from '../../shell/page-paths.ts'
import { standingOf } from '../health.ts'
import { messages as list } from '../messages.en.ts'
import type { Partner } from '../partners.queries.ts'
import { LimitDialog } from './limit-dialog.tsx'
import { messages } from './messages.en.ts'
import css from './partner.module.css'
import { StandingDialog } from './standing-dialog.tsx'

/** Who it is, and what can be done about it. */
export function PartnerHead({ partner }: { partner: Partner }) {
  const [task, setTask] = useState<'standing' | 'limit' | 'write' | null>(null)
  const { role } = useMe()
  const acts = roleAllows(role, 'partners:write')
  const { tone, words } = standingOf(partner)
  const close = () => setTask(null)
  return (
    <>
      <Crumb>
        <Link to={paths.partners}>{list.title}</Link>
      </Crumb>
      <header className={css.head}>
        <Badge name={partner.name} large />
        <div className={css.who}>
          <h1>
            {partner.name} <Tag tone={tone}>{words}</Tag>
          </h1>
          <p>
            <code>{partner.partner_id}</code> · <a href={`mailto:${partner.email}`}>{partner.email}</a> ·{' '}
            {messages.since(localDay(new Date(partner.created_at)))}
          </p>
        </div>
        {acts && (
          <div className={css.acts}>
            {isRoleAtLeast(role, 'admin') && (
              <ButtonLink to={paths.audit} search={{ partner: partner.partner_id }}>
                {messages.activity}
              </ButtonLink>
            )}
            <Button onClick={() => setTask('write')}>{writing.act}</Button>
            <Button onClick={() => setTask('limit')}>{messages.limit.act}</Button>
            <Button
              className={partner.status === 'active' ? (css.danger ?? '') : ''}
              onClick={() => setTask('standing')}
            >
              {partner.status === 'active' ? messages.suspend.act : messages.resume.act}
            </Button>
          </div>
        )}
      </header>
      {partner.suspended_reason && <p className={css.why}>{messages.suspendedFor(partner.suspended_reason)}</p>}
      {task === 'standing' && <StandingDialog partner={partner} onClose={close} />}
      {task === 'write' && <WriteDialog partner={{ id: partner.partner_id, name: partner.name }} onClose={close} />}
      {task === 'limit' && <LimitDialog partner={partner} onClose={close} />}
    </>
  )
}
