import { failureReasons } from '@edis/contract/order-states'
import type { Webhook } from '@edis/contract/portal-calls/webhooks'
import { subscribedEvents, webhookEvents } from '@edis/contract/webhooks/webhook-events'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { filledIn, Form } from '@edis/ui/controls/form.tsx'
import { fieldError, formError } from '@edis/ui/states/failures.ts'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { messages } from './messages.en.ts'
import { sentTests, withTest } from './sent-tests.ts'
import { TestHistory } from './test-history.tsx'
import { TestResult } from './test-result.tsx'
import css from '../tools/tools.module.css'
import type { DebuggerStart } from '../signature/signature-debugger.ts'
import { WebhookUrlInput } from '../../webhook-url-input.tsx'
import { useSendTest } from '../webhooks.queries.ts'
import '@edis/ui/layout/fields.css'

const { test: texts } = messages

const events = webhookEvents.map(({ name, title }) => ({ value: name, label: `${title} · ${name}` }))
const reasons = [{ value: '', label: texts.sample }, ...failureReasons.map((code) => ({ value: code, label: code }))]

type TestSendProps = { webhook: Webhook | undefined; onDebug: (start: DebuggerStart) => void }

/** A signed sample of any event, posted once and kept nowhere. */
export function TestSend({ webhook, onDebug }: TestSendProps) {
  const send = useSendTest()
  const [event, setEvent] = useState((webhook && subscribedEvents(webhook.event)?.[0]) ?? 'order.delivery_failed')
  const uriError = fieldError(send.error, 'uri', ['WEBHOOK_URL_INVALID', 'WEBHOOK_URL_FORBIDDEN'])

  const submit = (form: FormData) => {
    const wanted = ['order_id', 'reason', 'awb'].map((name) => [name, filledIn(form, name)] as const)
    const more = Object.fromEntries(wanted.filter(([, value]) => value !== ''))
    const uri = filledIn(form, 'uri')
    send.mutate(
      { uri, event, ...more },
      {
        onSuccess: ({ response }) => {
          const answered = { status: response?.status ?? null, ms: response?.duration_ms ?? null }
          const sent = { at: new Date().toISOString(), url: uri, event, ...answered }
          sentTests.set(withTest(sentTests.get(), sent))
        },
      },
    )
  }

  return (
    <>
      <p>{texts.intro}</p>
      <Form className={css.form} onFilled={submit}>
        <div className={css.wide}>
          <WebhookUrlInput label={texts.url} name="uri" defaultValue={webhook?.url} error={uriError} />
        </div>
        <div className={css.wide}>
          <NativeSelect
            label={texts.event}
            name="event"
            value={event}
            onChange={({ currentTarget }) => setEvent(currentTarget.value)}
            data={events}
          />
        </div>
        <TextInput label={texts.orderId} name="order_id" maxLength={64} placeholder={texts.sample} autoComplete="off" />
        <TextInput label={texts.awb} name="awb" maxLength={64} placeholder={texts.sample} autoComplete="off" />
        {event === 'order.delivery_failed' ? (
          <NativeSelect label={texts.reason} name="reason" data={reasons} />
        ) : (
          <TextInput label={texts.reason} name="reason" maxLength={200} placeholder={texts.sample} autoComplete="off" />
        )}
        <div className={css.wide}>
          <FormError message={formError(send.error, [uriError])} />
          <Button type="submit" variant="filled" loading={send.isPending}>
            {texts.send}
          </Button>
        </div>
      </Form>
      <div role="status" className={css.result}>
        {send.data && !send.isPending && <TestResult result={send.data} onDebug={onDebug} />}
      </div>
      <TestHistory />
    </>
  )
}
