import { FailureDetails } from '@edis/ui/states/failure-details.tsx'
import css from './complaints.module.css'
import { messages } from './messages.en.ts'
import type { OpenComplaint } from './use-complaints.ts'

type ComplaintsBoxProps = {
  complaints: readonly OpenComplaint[]
  onFix: (complaint: OpenComplaint) => void
  onRun: () => void
}

/** What the answer complains of: error by error why and what to do, field by field the click that does it. */
export function ComplaintsBox({ complaints, onFix, onRun }: ComplaintsBoxProps) {
  if (complaints.length === 0) return null
  const groups = [...Map.groupBy(complaints, ({ error }) => error)]
  return (
    <section className={css.box} aria-label={messages.whatWentWrong}>
      {groups.map(([error, ofError]) => (
        <div key={error} className={css.group}>
          <code className={css.error}>{error}</code>
          <p>{ofError[0]?.cause}</p>
          <p>{ofError[0]?.remedy}</p>
          <ul>
            {ofError.map((complaint) => (
              <li key={complaint.field}>
                <div className={css.told}>
                  <p className={css.message}>
                    {complaint.field && <code>{complaint.field}</code>} {complaint.message}
                  </p>
                  <FailureDetails details={complaint.details} />
                </div>
                {complaint.mended ? (
                  <span className={css.done}>{messages.changed}</span>
                ) : (
                  complaint.fix && (
                    <button type="button" onClick={() => onFix(complaint)}>
                      {complaint.fix.label}
                    </button>
                  )
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {complaints.some(({ mended }) => mended) && (
        <div className={css.next}>
          <button type="button" onClick={onRun}>
            {messages.runAgain}
          </button>
        </div>
      )}
    </section>
  )
}
