import { roleAllows } from '@edis/contract/calls/console-call'
import { Choices } from '@edis/ui/controls/choices.tsx'
import { filledIn, Form } from '@edis/ui/controls/form.tsx'
import '@edis/ui/layout/fields.css'
import { Card } from '@edis/ui/layout/card.tsx'
import { progressOf } from '@edis/ui/review/report-progress.ts'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { toast } from '@edis/ui/states/toast.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { spanWords } from '@edis/ui/time/time-left.ts'
import { useNow } from '@edis/ui/time/use-now.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lastDecisionQuery } from '../../approvals/approvals.queries.ts'
import { actorWords } from '../../layout/actor-words.ts'
import { ReasonField } from '../../layout/reason-field.tsx'
import { useMe } from '../../session.ts'
import { partnerReportQuery, type Partner, type ShownPartner } from '../partners.queries.ts'
import { useDecision } from './change-partner.ts'
import css from './decision.module.css'
import { messages as all } from './messages.en.ts'

const messages = all.decision

/** The request for production, what speaks for it beside the report, and the answer. */
export function Decision({ shown: { partner, members, allowed_ips: ips, webhooks } }: { shown: ShownPartner }) {
  const now = useNow(30_000)
  const mayDecide = roleAllows(useMe().role, 'partners:write')
  const owners = members.filter(({ role }) => role === 'owner')
  const waiting = partner.production === 'requested' && partner.production_requested_at !== null
  return (
    <Card
      label={messages.title}
      title={<h2>{messages.title}</h2>}
      actions={
        waiting && (
          <span className={css.quiet}>
            {messages.waiting(spanWords(now - Date.parse(partner.production_requested_at ?? '')))}
          </span>
        )
      }
    >
      <ul className={css.facts}>
        <li>
          {standingWords(partner)}
          <DecidedBy partner={partner} />
        </li>
        <li>{messages.factor(owners.filter((owner) => owner.second_factor).length, owners.length)}</li>
        <li>
          {messages.addresses(ips.length)}
          {ips.length > 0 && <code>{ips.map(({ ip }) => ip).join(', ')}</code>}
        </li>
        <li>{messages.webhooks(webhooks.length)}</li>
      </ul>
      {mayDecide && partner.status === 'active' && partner.production !== 'granted' && (
        <Answer key={partner.production} partner={partner} waiting={waiting} />
      )}
    </Card>
  )
}

function standingWords(partner: Partner): string {
  const when = (at: string | null) => (at === null ? '' : localMoment(new Date(at)))
  if (partner.production === 'granted') return messages.granted(when(partner.production_granted_at))
  if (partner.production === 'refused') return messages.refused(when(partner.production_refused_at))
  return partner.production === 'requested'
    ? messages.requested(when(partner.production_requested_at))
    : messages.notRequested
}

/** Who decided, and why. */
function DecidedBy({
  partner: { partner_id: id, production, production_refused_reason: refusal },
}: {
  partner: Partner
}) {
  const { data: last } = useQuery({
    ...lastDecisionQuery(id),
    enabled: production === 'granted' || production === 'refused',
  })
  const known = last?.decision === production ? last : null
  const reason = known?.reason ?? refusal
  return (
    <>
      {reason && <span>{messages.reason(reason)}</span>}
      {known && <span className={css.quiet}>{messages.by(actorWords(known.actor_kind, known.actor_name))}</span>}
    </>
  )
}

/** A request is answered here. Where none waits, production can be granted all the same, if asked for. */
function Answer({ partner, waiting }: { partner: Partner; waiting: boolean }) {
  const [isAsked, setAsked] = useState(false)
  if (waiting || isAsked) return <DecisionForm partner={partner} canRefuse={waiting} />
  return (
    <Button className={css.unasked} onClick={() => setAsked(true)}>
      {messages.unasked}
    </Button>
  )
}

function DecisionForm({ partner, canRefuse }: { partner: Partner; canRefuse: boolean }) {
  const [decision, setDecision] = useState<'grant' | 'refuse' | null>(canRefuse ? null : 'grant')
  const decide = useDecision(partner.partner_id)
  const reasonError = fieldError(decide.error, 'reason')
  const texts = decision && messages[decision]
  // Not by the form, which is gone by then
  const say = () => texts && toast(texts.done(partner.name))
  return (
    <Form
      className={css.form}
      onInput={() => decide.error && decide.reset()}
      onFilled={async (form) => {
        if (decision) await decide.mutateAsync({ decision, reason: filledIn(form, 'reason') }).then(say, () => {})
      }}
    >
      {canRefuse && (
        <Choices
          legend={messages.answer}
          name="decision"
          value={decision}
          choices={[
            { value: 'grant', title: messages.grant.title, effect: messages.grant.effect },
            { value: 'refuse', title: messages.refuse.title, effect: messages.refuse.effect },
          ]}
          onChange={setDecision}
        />
      )}
      {decision === 'grant' && <Unproven partner={partner.partner_id} />}
      {texts && (
        <>
          <ReasonField note={texts.note} error={reasonError} />
          <FormError message={formError(decide.error, [reasonError])} />
          <Button type="submit" variant={decision === 'grant' ? 'filled' : 'danger'} loading={decide.isPending}>
            {texts.act}
          </Button>
        </>
      )}
    </Form>
  )
}

/** Says before production is granted that the report is not complete. */
function Unproven({ partner }: { partner: string }) {
  const { passed, required } = progressOf(useQuery(partnerReportQuery(partner)).data ?? [])
  return passed < required && <p className={css.warning}>{messages.unproven(required - passed, required)}</p>
}
