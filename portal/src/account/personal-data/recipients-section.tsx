import type { Environment } from '@edis/contract/environment'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { useEnvironment } from '@edis/ui/address/use-environment.ts'
import { filledIn, Form } from '@edis/ui/controls/form.tsx'
import { saveFile } from '@edis/ui/controls/save-file.ts'
import { ConfirmDialog } from '@edis/ui/dialogs/confirm-dialog.tsx'
import { Card } from '@edis/ui/layout/card.tsx'
import { fieldError } from '@edis/ui/states/failures.ts'
import { toast } from '@edis/ui/states/toast.tsx'
import own from '../section.module.css'
import { messages } from './messages.en.ts'
import { useErase, useExport, type Whose } from './recipients.queries.ts'

/** A recipient's data, for who asks for it or for its end. */
export function RecipientsSection() {
  const environment = useEnvironment()
  return <RecipientsCard key={environment} environment={environment} />
}

/** A number that may be called is one; any other text names an order. */
const whoseIn = (text: string): Whose =>
  /^\+?[\d ().-]{9,20}$/.test(text) && /^(?:\+?62|0)/.test(text) ? { phone: text } : { order: text }

function RecipientsCard({ environment }: { environment: Environment }) {
  const [erasing, setErasing] = useState<{ text: string; whose: Whose } | null>(null)
  const exported = useExport(environment)
  const erase = useErase(environment)
  const refused = (error: Error | null) =>
    fieldError(error, 'order', ['ORDER_NOT_FOUND']) ?? fieldError(error, 'phone') ?? error?.message
  const problem = refused(exported.error)

  const run = (form: FormData, act: string | null) => {
    const text = filledIn(form, 'who')
    const whose = whoseIn(text)
    if (act === 'erase') return setErasing({ text, whose })
    exported.mutate(whose, {
      onSuccess: (orders) => {
        const file = new Blob([JSON.stringify(orders, null, 2)], { type: 'application/json' })
        saveFile('edis-recipient.json', file)
        toast(messages.exported(orders.length))
      },
    })
  }

  return (
    <Card title={<h2>{messages.title}</h2>} label={messages.title}>
      <RecipientForm
        problem={problem}
        loading={exported.isPending}
        onInput={() => exported.error && exported.reset()}
        onRun={run}
      />
      {erasing && (
        <ConfirmDialog
          title={messages.erasing.title(erasing.text)}
          environment={environment}
          act={messages.erasing.act}
          running={{ isPending: erase.isPending, error: erase.error && new Error(refused(erase.error)) }}
          onClose={() => {
            erase.reset()
            setErasing(null)
          }}
          onConfirm={() =>
            erase.mutate(erasing.whose, {
              onSuccess: ({ erased, under_way: underWay, already_erased: before }) => {
                toast(messages.erased(erased.length, before))
                if (underWay.length > 0) toast(messages.underWay(underWay.join(', ')))
                setErasing(null)
              },
            })
          }
        >
          <p>{messages.erasing.text}</p>
          <p>{messages.erasing.stays}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}

type RecipientFormProps = {
  problem: string | undefined
  loading: boolean
  onInput: () => void
  onRun: (form: FormData, act: string | null) => void
}

function RecipientForm({ problem, loading, onInput, onRun }: RecipientFormProps) {
  const [act, setAct] = useState<string | null>(null)
  return (
    <Form className={own.form} onFilled={(form) => onRun(form, act)} onInput={onInput}>
      <p>{messages.lead}</p>
      <div className={own.line}>
        <TextField
          label={messages.who}
          name="who"
          required
          maxLength={64}
          placeholder={messages.example}
          error={problem}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" loading={loading} onClick={() => setAct('export')}>
          {messages.export}
        </Button>
        <Button type="submit" variant="subtle" onClick={() => setAct('erase')}>
          {messages.erase}
        </Button>
      </div>
    </Form>
  )
}
