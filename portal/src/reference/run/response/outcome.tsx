import { useEffect, useRef } from 'react'
import type { RunnableCall } from 'virtual:reference-pages'
import { AnswerBox } from './answer-box.tsx'
import { ComplaintsBox } from '../editor/complaints-box.tsx'
import css from './answer.module.css'
import type { Ending } from '../sending/send.ts'
import { useComplaints } from '../editor/use-complaints.ts'
import type { WrittenRequest } from '../request/use-request.ts'
import type { Run } from '../request/use-run.ts'

type OutcomeProps = { call: RunnableCall; written: WrittenRequest; run: Run; ending: Ending }

/** What a run led to: what is wrong with it and can be done, and the answer. */
export function Outcome({ call, written, run, ending }: OutcomeProps) {
  const { complaints, fix } = useComplaints(call, written, run)
  const top = useRef<HTMLDivElement>(null)
  const hasComplaints = complaints.length > 0
  // On a small screen it begins below the fold.
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'nearest' })
  }, [ending, hasComplaints])
  return (
    <div ref={top} className={css.outcome}>
      <ComplaintsBox complaints={complaints} onFix={fix} onRun={() => run.run()} />
      <AnswerBox ending={ending} busy={run.running !== null} />
    </div>
  )
}
