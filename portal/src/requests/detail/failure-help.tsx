import { referencePath, type ReferencePageName } from '@edis/contract/reference/reference-pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FieldFailure } from '@edis/contract/calls/call'
import { FailureDetails } from '@edis/ui/states/failure-details.tsx'
import css from './detail.module.css'
import { failedFields, failureDetails, failureMessage, positionOf, valueAt } from './logged-body.ts'
import { knownErrorsQuery } from './known-errors.queries.ts'
import { messages } from './messages.en.tsx'
import type { ShownRequest } from '../requests.queries.ts'

const { help } = messages
const maxShown = 120

/** Why the call failed and what to do about it, each field's remedy below the field. */
export function FailureHelp({ request, page }: { request: ShownRequest; page: string | null }) {
  const code = request.error ?? ''
  const { data: known } = useQuery(knownErrorsQuery)
  const entry = known?.[code]
  const fields = failedFields(request.answer)
  return (
    <section className={css.help} aria-label={help.title} data-own={request.status >= 500 || undefined}>
      <h3>{fields.length > 0 ? help.fields(fields.length) : help.title}</h3>
      <ul>
        {fields.length === 0 && (
          <li>
            <p className={css.fault}>
              <span>
                <code>{code}</code>
              </span>
              <Docs page={page} error={code} />
            </p>
            <p>{failureMessage(request.answer) ?? entry?.message}</p>
            <FailureDetails details={failureDetails(request.answer)} />
            <Position position={positionOf(request.answer)} />
            {entry && (
              <p>
                {entry.cause} {entry.remedy}
              </p>
            )}
          </li>
        )}
        {fields.map((fault) => (
          <Fault
            key={`${fault.field} ${fault.error}`}
            fault={fault}
            remedy={known?.[fault.error]?.remedy}
            sent={valueAt(request.request, fault.field)}
            page={page}
          />
        ))}
      </ul>
    </section>
  )
}

type FaultProps = { fault: FieldFailure; remedy: string | undefined; sent: string | undefined; page: string | null }

function Fault({ fault: { field, error, message, details }, remedy, sent, page }: FaultProps) {
  return (
    <li>
      <p className={css.fault}>
        <span>
          <code className={css.field}>{field}</code> <code>{error}</code>
        </span>
        <Docs page={page} error={error} />
      </p>
      <p>{message}</p>
      <FailureDetails details={details} />
      {remedy !== undefined && <p>{remedy}</p>}
      {sent !== undefined && (
        <p>{help.sent(<code key="sent">{sent.length > maxShown ? `${sent.slice(0, maxShown)}…` : sent}</code>)}</p>
      )}
    </li>
  )
}

const Docs = ({ page, error }: { page: string | null; error: string }) =>
  page && (
    <Link to={referencePath(page as ReferencePageName)} hash={error} aria-label={help.docsOf(error)}>
      {help.docs}
    </Link>
  )

const Position = ({ position }: { position: { line: number; column: number } | null }) =>
  position && <p>{help.position(position.line, position.column)}</p>
