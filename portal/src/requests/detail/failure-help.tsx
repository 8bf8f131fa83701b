import { referencePath, type ReferencePageName } from '@edis/contract/reference/reference-pages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FailureDetails } from '@edis/ui/states/failure-details.tsx'
import css from './detail.module.css'
import { failedFields, failureDetails, failureMessage, positionOf, valueAt } from './logged-body.ts'
import { knownErrorsQuery } from './known-errors.ts'
import { messages } from './messages.en.tsx'
import type { ShownRequest } from '../requests.queries.ts'

const { help } = messages
const strong = (text: string) => <strong>{text}</strong>

/** Why the call failed and what to do about it, down to the field. */
export function FailureHelp({ request, page }: { request: ShownRequest; page: string | null }) {
  const code = request.error ?? ''
  const { data: known } = useQuery(knownErrorsQuery)
  const entry = known?.[code]
  const fields = failedFields(request.answer)
  const kinds = [...new Set(fields.map(({ error }) => error))]
  return (
    <section className={css.help} aria-label={help.title}>
      <h3>
        {page ? (
          <Link to={referencePath(page as ReferencePageName)} hash={code}>
            <code>{code}</code>
          </Link>
        ) : (
          <code>{code}</code>
        )}
      </h3>
      <p>{failureMessage(request.answer) ?? entry?.message}</p>
      <FailureDetails details={failureDetails(request.answer)} />
      <Position position={positionOf(request.answer)} />
      {entry && fields.length === 0 && (
        <>
          <p>{entry.cause}</p>
          <p>{help.fix(entry.remedy, strong)}</p>
        </>
      )}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, error, message, details }) => (
            <li key={`${field} ${error}`}>
              <p>
                <code>{field}</code> <span className={css.dim}>{error}</span>
              </p>
              <p>{message}</p>
              <FailureDetails details={details} />
              <Sent value={valueAt(request.request, field)} />
            </li>
          ))}
        </ul>
      )}
      {kinds.map((error) => {
        const remedy = known?.[error]?.remedy
        if (remedy === undefined) return null
        return <p key={error}>{kinds.length > 1 ? help.fixOf(error, remedy, strong) : help.fix(remedy, strong)}</p>
      })}
    </section>
  )
}

const Position = ({ position }: { position: { line: number; column: number } | null }) =>
  position && <p>{help.position(position.line, position.column)}</p>

const Sent = ({ value }: { value: string | undefined }) =>
  value !== undefined && (
    <p className={css.dim}>{help.sent(<code>{value.length > 120 ? `${value.slice(0, 120)}…` : value}</code>)}</p>
  )
