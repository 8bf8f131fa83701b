import { curl } from '@edis/contract/snippets/curl'
import type { SnippetRequest } from '@edis/contract/snippets/snippet-request'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useId, useState } from 'react'
import type { RunnableCall } from 'virtual:reference-pages'
import { useWindowKeys } from '@edis/ui/keys/use-window-keys.ts'
import { lazyPart } from '@edis/ui/loading/retried.ts'
import { credentialsQuery } from '../../../credentials/credentials.queries.ts'
import { hosts } from '../../../settings.ts'
import { Code } from '@edis/ui/code/code.tsx'
import { shellGrammar } from '@edis/ui/code/code-tokens.ts'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { useStored } from '@edis/ui/address/stored-value.ts'
import { endingWords } from './ending-words.ts'
import { messages } from './messages.en.ts'
import { LanguageTabs } from './language-tabs.tsx'
import { reopenedFor } from '../history/reopened-run.ts'
import css from './request-panel.module.css'
import { RunButton } from './run-button.tsx'
import { chosenLanguage, fillsIn } from '../history/run-storage.ts'
import { shownSnippet } from './shown-snippet.ts'
import { useRequest } from './use-request.ts'
import { useRun } from './use-run.ts'

const loadEditor = () => import('../editor/request-editor.tsx')
const loadPrograms = async () => ({
  ...(await import('@edis/contract/snippets/snippets')),
  ...(await import('@edis/ui/code/program-grammar.ts')),
})
const RequestEditor = lazyPart(async () => (await loadEditor()).RequestEditor)
const PanelFoot = lazyPart(async () => (await import('./panel-foot.tsx')).PanelFoot)
const MissingNote = lazyPart(async () => (await import('../notes/missing-note.tsx')).MissingNote)
const RefreshNote = lazyPart(async () => (await import('../notes/refresh-note.tsx')).RefreshNote)
const Outcome = lazyPart(async () => (await import('../response/outcome.tsx')).Outcome)

/** The page's request: as code in six languages, to be edited, and run in development; and what came back. */
export function RequestPanel({ call }: { call: RunnableCall }) {
  const [reopened] = useState(() => reopenedFor(call.page))
  const written = useRequest(call, reopened?.draft ?? null)
  const run = useRun(call, written, reopened?.answer ?? null)
  const [editing, setEditing] = useState(false)
  const [sameKey, setSameKey] = useState(false)
  const [revealed, setRevealed] = useState(false)
  const environment = useEnvironment()
  const language = useStored(chosenLanguage)
  const fills = useStored(fillsIn) === 'yes'
  const { data: own } = useQuery(credentialsQuery('development'))
  const panelId = useId()

  const { data: programs } = useQuery({
    queryKey: ['snippets'],
    queryFn: loadPrograms,
    enabled: language !== 'curl',
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Until the other languages are there, the one that always is
  const program = language === 'curl' ? undefined : programs
  const write = (request: SnippetRequest) => program?.snippet(language, request) ?? curl(request)

  const { text: copied, shown } = shownSnippet(write, call, written.draft, {
    host: hosts[environment],
    idempotencyKey: written.idempotencyKey,
    // A production key stays where it is: the portal runs requests in development alone
    own: fills && own && environment === 'development' ? own : null,
    revealed,
  })
  const start = () => run.run({ sameKey })
  useWindowKeys((event) => {
    if (document.querySelector('dialog[open]')) return
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      if (run.running === null) start()
    }
    if (event.key === 'Escape' && run.running !== null) run.cancel()
  })

  const snippetView = (
    <pre id={panelId} role="tabpanel" tabIndex={0} className={css.code} aria-label={messages.snippet}>
      <Code text={shown} grammar={program?.programGrammar ?? shellGrammar} />
    </pre>
  )
  return (
    <section className={css.panel} data-ran={run.ending ? '' : undefined} aria-label={messages.panel}>
      {/* Stays in sight while what is below it scrolls */}
      <div className={`${css.bar} ${css.top}`}>
        <LanguageTabs
          chosen={editing ? null : language}
          controls={panelId}
          onChoose={(chosen) => {
            chosenLanguage.set(chosen)
            setEditing(false)
          }}
        />
        <RunButton environment={environment} running={run.running} onRun={start} onCancel={run.cancel} />
      </div>
      <div className={css.box} data-below="">
        {editing ? (
          <Suspense fallback={snippetView}>
            <RequestEditor
              id={panelId}
              call={call}
              written={written}
              run={run}
              sameKey={sameKey}
              onSameKey={setSameKey}
            />
          </Suspense>
        ) : (
          snippetView
        )}
        <Suspense>
          {call.access === 'partner-key' && call.example.token !== undefined && (
            <RefreshNote own={own} onToken={run.runWithNewToken} />
          )}
          {written.missing.length > 0 && <MissingNote running={run.running} onMake={run.makeSampleOrder} />}
        </Suspense>
        <Suspense fallback={<div className={css.foot} />}>
          <PanelFoot
            call={call}
            text={copied}
            editing={editing}
            revealed={revealed}
            written={written}
            run={run}
            onEdit={() => setEditing(!editing)}
            onNearEdit={() => void loadEditor()}
            onReveal={() => setRevealed(!revealed)}
          />
        </Suspense>
      </div>
      <p role="status" className="unseen">
        {run.running ?? (run.ending && endingWords(run.ending))}
      </p>
      {run.ending && (
        <Suspense>
          <Outcome call={call} written={written} run={run} ending={run.ending} />
        </Suspense>
      )}
    </section>
  )
}
