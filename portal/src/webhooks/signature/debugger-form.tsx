import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '@edis/ui/controls/form.tsx'
import css from '../tools/tools.module.css'
import { DebuggerReport } from './debugger-report.tsx'
import { canSign } from './hmac.ts'
import { messages } from './messages.en.tsx'
import { type DebuggerStart, judgeSignature, type SignatureReport } from './signature-debugger.ts'
import '@edis/ui/layout/fields.css'

const inPlainSight = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const

const sampleHeaders = 'webhook-id: evt_…\nwebhook-timestamp: 1763697000\nwebhook-signature: v1,…'
const sampleBody = '{"id":"evt_…","event":"order.delivered",…}'
const sampleSecret = 'whsec_…'

/** Takes a delivery as the receiver has it and says what is wrong. Nothing leaves the browser. */
export function SignatureDebugger({ start: { specimen, sent } }: { start: DebuggerStart }) {
  const [report, setReport] = useState<SignatureReport | null>(null)
  if (!canSign()) return <p role="alert">{messages.noCrypto}</p>

  const judge = async (form: FormData) => {
    // Forms turn each line break into two characters
    const text = (name: string) => String(form.get(name)).replaceAll('\r\n', '\n')
    const given = { headers: text('headers'), body: text('body'), secret: text('secret'), own: text('own') }
    setReport(await judgeSignature(given, Date.now(), sent))
  }

  return (
    <>
      <p>{messages.intro}</p>
      <Form className={css.form} onFilled={judge} onInput={() => setReport(null)}>
        <div className={css.wide}>
          <Textarea
            // The dialog was open before it came
            autoFocus
            label={messages.headers}
            name="headers"
            description={messages.headersHint}
            defaultValue={specimen.headers}
            placeholder={sampleHeaders}
            {...inPlainSight}
            rows={5}
          />
        </div>
        <div className={css.wide}>
          <Textarea
            label={messages.body}
            name="body"
            description={messages.bodyHint}
            defaultValue={specimen.body}
            placeholder={sampleBody}
            {...inPlainSight}
            rows={6}
          />
        </div>
        <div className={css.wide}>
          <TextInput
            label={messages.secret}
            name="secret"
            defaultValue={specimen.secret}
            placeholder={sampleSecret}
            {...inPlainSight}
          />
        </div>
        <div className={css.wide}>
          <Textarea label={messages.own} name="own" description={messages.ownHint} {...inPlainSight} rows={2} />
        </div>
        <div className={css.foot}>
          <Button type="submit" variant="filled">
            {messages.check}
          </Button>
        </div>
      </Form>
      <div role="status" className={css.result}>
        {report && <DebuggerReport report={report} />}
      </div>
    </>
  )
}
