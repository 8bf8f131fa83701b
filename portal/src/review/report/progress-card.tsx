import type { ReportEntry } from '@edis/contract/portal-calls/review'
import { Link } from '@tanstack/react-router'
import { session } from '../../session.ts'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { StandingWords } from '../going-live/standing.tsx'
import { messages } from './messages.en.tsx'
import { exportName, reportCsv, reportJson } from './report-export.ts'
import { progressOf, progressWords, sectionsOf } from './report-progress.ts'
import { Ring } from './ring.tsx'
import css from './progress.module.css'

type ProgressCardProps = { entries: readonly ReportEntry[]; partnerId: string | null }

const textFile = (mediaType: string, text: string) => new Blob([text], { type: `${mediaType};charset=utf-8` })

/** How far the integration is, as a whole and by section, and what may be taken away of it. */
export function ProgressCard({ entries, partnerId }: ProgressCardProps) {
  const progress = progressOf(entries)
  const saveCsv = () => saveFile(exportName(new Date(), 'csv'), textFile('text/csv', reportCsv(entries)))
  const saveJson = () => {
    const head = { partner: session?.username ?? '', partner_id: partnerId, exported_at: new Date().toISOString() }
    saveFile(exportName(new Date(), 'json'), textFile('application/json', reportJson(head, entries)))
  }
  return (
    <section className={css.progress} aria-label={messages.progress.title}>
      <Ring progress={progress} />
      <p className={css.words}>{progressWords(entries)}</p>
      <StandingWords />
      <ul className={css.bars} aria-label={messages.progress.bySection}>
        {sectionsOf(entries).map(({ section, title, passed, required }) => (
          <li key={section}>
            <a href={`#${section}`}>{title}</a>
            <span>{messages.passedOf(passed, required)}</span>
            <progress value={passed} max={Math.max(1, required)} aria-label={title} />
          </li>
        ))}
      </ul>
      <span role="status" className="unseen">
        {messages.progress.checks(progress.passed, progress.required)}
      </span>
      <p className={css.exports}>
        <Link to="/review/certificate">{messages.progress.certificate}</Link>
        <TextButton onClick={saveCsv}>{messages.progress.csv}</TextButton>
        <TextButton onClick={saveJson}>{messages.progress.json}</TextButton>
      </p>
    </section>
  )
}
