import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form } from '@edis/ui/controls/form.tsx'
import css from '../tools.module.css'
import { DebuggerReport } from './debugger-report.tsx'
import { canSign } from './hmac.ts'
import { type DebuggerStart, judgeSignature, type SignatureReport } from './signature-debugger.ts'
import '@edis/ui/layout/fields.css'

const inPlainSight = { autoComplete: 'off', autoCorrect: 'off', autoCapitalize: 'off', spellCheck: false } as const

/** Takes a delivery as the receiver has it and says what is wrong. Nothing leaves the browser. */
export function SignatureDebugger({ start: { specimen, sent } }: { start: DebuggerStart }) {
  const [report, setReport] = useState<SignatureReport | null>(null)
  if (!canSign())
    return (
      <p role="alert">
        This browser offers its cryptography on https and on localhost alone, and this page came another way. Open the
        portal by its https address to check signatures.
      </p>
    )

  const judge = async (form: FormData) => {
    // Forms turn each line break into two characters
    const text = (name: string) => String(form.get(name)).replaceAll('\r\n', '\n')
    const given = { headers: text('headers'), body: text('body'), secret: text('secret'), own: text('own') }
    setReport(await judgeSignature(given, Date.now(), sent))
  }

  return (
    <>
      <p>
        Paste what your server received. It is judged in this browser: neither body nor secret is sent anywhere or kept.
      </p>
      <Form className={css.form} onFilled={judge} onInput={() => setReport(null)}>
        <div className={css.wide}>
          <Textarea
            data-autofocus
            label="Headers"
            name="headers"
            description="One a line, as JSON, or from a cURL command."
            defaultValue={specimen.headers}
            placeholder={'webhook-id: evt_…\nwebhook-timestamp: 1763697000\nwebhook-signature: v1,…'}
            {...inPlainSight}
            rows={5}
          />
        </div>
        <div className={css.wide}>
          <Textarea
            label="Raw body"
            name="body"
            description="Byte for byte, as your server got it, before any JSON parser."
            defaultValue={specimen.body}
            placeholder='{"id":"evt_…","event":"order.delivered",…}'
            {...inPlainSight}
            rows={6}
          />
        </div>
        <div className={css.wide}>
          <TextInput
            label="Signing secret"
            name="secret"
            defaultValue={specimen.secret}
            placeholder="whsec_…"
            {...inPlainSight}
          />
        </div>
        <div className={css.wide}>
          <Textarea
            label="What your code computed (optional)"
            name="own"
            description="The signature, or the string that it signed: we say what is wrong with it."
            {...inPlainSight}
            rows={2}
          />
        </div>
        <div className={css.wide}>
          <Button type="submit" variant="filled">
            Check signature
          </Button>
        </div>
      </Form>
      <div role="status" className={css.result}>
        {report && <DebuggerReport report={report} />}
      </div>
    </>
  )
}
