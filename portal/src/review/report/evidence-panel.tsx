import { type ReportEntry, resetLog } from '@edis/contract/portal-calls/review'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { CopyButton } from '@edis/ui/controls/copy-button.tsx'
import { localMoment } from '@edis/ui/time/local-date.ts'
import { useMay } from '../../permission.ts'
import { ChallengeExchange, DeliveryExchange, RequestExchange } from '../exchange.tsx'
import { messages } from './messages.en.ts'
import own from './evidence-panel.module.css'
import css from './report.module.css'

type Evidence = ReportEntry['evidence'][number]

/** What proves an entry, each piece opening to its bodies, and the way back to untested. */
export function EvidencePanel({ entry, onReset }: { entry: ReportEntry; onReset: () => void }) {
  const { evidence, title } = entry
  const mayReset = useMay()(resetLog)
  return (
    <>
      <p className={own.rule}>
        <b>{messages.rule}</b> {entry.rule}
      </p>
      {evidence.length === 0 && <p className={css.hint}>{messages.noSingle}</p>}
      <ol className={own.evidence} aria-label={messages.evidenceOf(title)}>
        {evidence.map((piece) => (
          <li key={piece.id}>
            <Piece piece={piece} open={evidence.length === 1} />
          </li>
        ))}
      </ol>
      {mayReset && (
        <Button size="sm" variant="subtle" onClick={onReset} aria-label={messages.resetOf(title)}>
          {messages.reset}
        </Button>
      )}
    </>
  )
}

function Piece({ piece: { kind, id, at, what }, open }: { piece: Evidence; open: boolean }) {
  const [seen, setSeen] = useState(open)
  const head = (
    <>
      {what} <span>{localMoment(new Date(at))}</span>
    </>
  )
  const name = (
    <p className={own.id}>
      <code>{id}</code> <CopyButton text={id} what={id} />
    </p>
  )
  return (
    <details open={open} onToggle={({ currentTarget }) => currentTarget.open && setSeen(true)}>
      <summary className={own.piece}>{head}</summary>
      {name}
      {seen && exchangeOf(kind, id)}
    </details>
  )
}

function exchangeOf(kind: Evidence['kind'], id: string) {
  switch (kind) {
    case 'request':
      return <RequestExchange environment="development" id={id} />
    case 'delivery':
      return <DeliveryExchange environment="development" id={id} />
    case 'challenge':
      return <ChallengeExchange id={id} />
  }
}
