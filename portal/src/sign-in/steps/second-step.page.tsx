import { verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { Button, TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { callApi } from '../../api.ts'
import { startSession } from '../../session.ts'
import css from '../sign-in.module.css'
import type { SecondStep } from '../sign-in.ts'
import { messages as all } from './messages.en.ts'
import { StepCard } from './step-card.tsx'

const messages = all.secondStep

/** Asks for the second factor, of the app or a recovery code. */
export function SecondStepPage({ challenge, username, onBack }: SecondStep & { onBack: () => void }) {
  useDocumentTitle(messages.documentTitle)
  const [recovery, setRecovery] = useState(false)
  const [message, setMessage] = useState('')
  const [waiting, setWaiting] = useState(false)
  const submit = async (form: FormData) => {
    if (waiting) return
    setWaiting(true)
    setMessage('')
    const outcome = await callApi('development', verifyLogin, { challenge, code: filledIn(form, 'code') })
    if (outcome.ok) return startSession(outcome.body.data, username)
    setMessage('failure' in outcome ? outcome.failure.message : all.noAnswer)
    setWaiting(false)
  }
  return (
    <StepCard
      title={recovery ? messages.recoveryTitle : messages.title}
      lead={recovery ? messages.recoveryLead(username) : messages.lead(username)}
      message={message}
      onFilled={submit}
      onInput={() => setMessage('')}
    >
      <TextInput
        key={String(recovery)}
        className={`${css.field} ${recovery ? '' : css.code}`}
        label={recovery ? messages.recoveryCode : messages.code}
        name="code"
        required
        withAsterisk={false}
        autoFocus
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...(recovery ? { maxLength: 40 } : { inputMode: 'numeric' as const, pattern: '[0-9]{6}', maxLength: 6 })}
      />
      <Button className={css.act ?? ''} type="submit" variant="filled" size="lg" fullWidth loading={waiting}>
        {messages.act}
      </Button>
      <div className={css.between}>
        <TextButton onClick={() => setRecovery(!recovery)}>
          {recovery ? messages.useApp : messages.useRecovery}
        </TextButton>
        <TextButton onClick={onBack}>{all.backToSignIn}</TextButton>
      </div>
    </StepCard>
  )
}
