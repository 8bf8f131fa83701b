import { auditActions } from '@edis/contract/audit/audit-actions'
import { CopyIconButton } from '@edis/ui/controls/copy-icon-button.tsx'
import { language } from '@edis/ui/language.ts'
import { Fact, Facts } from '@edis/ui/layout/facts.tsx'
import { EnvironmentTag } from '@edis/ui/layout/tag.tsx'
import rows from '@edis/ui/layout/rows.module.css'
import { Clock } from '@edis/ui/time/clock.tsx'
import { Link } from '@tanstack/react-router'
import { actorWords } from '../layout/actor-words.ts'
import { PartnerName } from '../layout/partner-name.tsx'
import { paths } from '../shell/page-paths.ts'
import css from './audit.module.css'
import type { AuditEntry } from './audit.queries.ts'
import { changesOf } from './changes-of.ts'
import { messages } from './messages.en.ts'
import { nameOf, objectOf } from './object-of.ts'

/** One change; opened, where it came from and what was before and after. */
export const EntryRow = ({ entry, now }: { entry: AuditEntry; now: number }) => (
  <li className={rows.row}>
    <details className={css.entry}>
      <summary className={css.columns}>
        <span className={css.quiet}>
          <Clock at={entry.at} now={now} />
        </span>
        <span>
          <Who entry={entry} />
        </span>
        <span>{auditActions[entry.action][language]}</span>
        <span className={css.quiet}>{objectOf(entry)}</span>
        <span className={css.quiet}>{entry.reason}</span>
      </summary>
      <Details entry={entry} />
    </details>
  </li>
)

/** A name, where there is one, and of what kind. */
function Who({ entry: { actor_name: name, actor_id: id, actor_kind: kind } }: { entry: AuditEntry }) {
  const known = name ?? (kind === 'command_line' ? id : null)
  if (known === null) return actorWords(kind)
  return (
    <>
      {known} <span className={css.quiet}>{actorWords(kind)}</span>
    </>
  )
}

function Details({ entry }: { entry: AuditEntry }) {
  const { facts } = messages
  const {
    actor_id: actor,
    target_id: target,
    partner_id: partner,
    partner_name: name,
    address,
    reason,
    environment,
  } = entry
  return (
    <div className={css.details}>
      <Facts>
        <Fact name={facts.who}>
          <Who entry={entry} />
          {actor !== null && (
            <span className={css.id}>
              <code>{actor}</code>
              <CopyIconButton text={actor} what={facts.actorId} />
              <Link to={paths.audit} search={{ actor }}>
                {messages.allOfActor}
              </Link>
            </span>
          )}
        </Fact>
        {address !== null && (
          <Fact name={facts.from}>
            <code>{address}</code>
          </Fact>
        )}
        <Fact name={facts.environment}>
          {environment === null ? messages.noEnvironment : <EnvironmentTag environment={environment} />}
        </Fact>
        {target === null && objectOf(entry) !== null && <Fact name={facts.object}>{objectOf(entry)}</Fact>}
        {target !== null && (
          <Fact name={facts.object}>
            <Target entry={entry} id={target} />
            <span className={css.id}>
              <code>{target}</code>
              <CopyIconButton text={target} what={messages.filters.target} />
              <Link to={paths.audit} search={{ target }}>
                {messages.allOfObject}
              </Link>
            </span>
          </Fact>
        )}
        {partner !== null && name !== null && (
          <Fact name={facts.partner}>
            <PartnerName id={partner} name={name} />
          </Fact>
        )}
        {reason !== null && <Fact name={facts.reason}>{reason}</Fact>}
      </Facts>
      <Changes entry={entry} />
    </div>
  )
}

/** What has a page is a way there. */
function Target({ entry, id }: { entry: AuditEntry; id: string }) {
  const name = nameOf(entry) ?? entry.target_name
  if (entry.target_kind === 'order')
    return (
      <Link to={paths.order} params={{ order: id }}>
        {name}
      </Link>
    )
  return name !== id && name
}

function Changes({ entry: { before, after } }: { entry: AuditEntry }) {
  const changes = changesOf(before, after)
  const { change } = messages
  return (
    changes.length > 0 && (
      <table className={css.changes} aria-label={change.label}>
        <thead>
          <tr>
            <th scope="col">{change.field}</th>
            {before !== null && <th scope="col">{change.before}</th>}
            {after !== null && <th scope="col">{change.after}</th>}
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, ...states }) => (
            <tr key={name}>
              <th scope="row">
                <code>{name}</code>
              </th>
              {before !== null && <td>{states.before ?? '–'}</td>}
              {after !== null && <td>{states.after ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    )
  )
}
