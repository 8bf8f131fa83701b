import { verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { request } from '../../api.ts'
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
  // After a refusal the boxes are empty again
  const [refusals, setRefusals] = useState(0)
  const verify = useMutation({
    mutationFn: (code: string) => request('development', verifyLogin, { challenge, code }),
    onSuccess: ({ data }) => startSession(data, username),
    onError: () => setRefusals((before) => before + 1),
  })
  const switchOver = () => {
    setRecovery(!recovery)
    verify.reset()
  }
  return (
    <StepCard
      title={recovery ? messages.recoveryTitle : messages.title}
      lead={recovery ? messages.recoveryLead(username) : messages.lead(username)}
      message={verify.error?.message}
      refused={verify.error}
      onFilled={(form) => verify.mutate(filledIn(form, 'code'))}
      onInput={() => verify.error && verify.reset()}
      act={messages.act}
      taken={verify.isPending || verify.isSuccess}
      keepsLanguage
      aside={
        <>
          <TextButton onClick={switchOver}>{recovery ? messages.useApp : messages.useRecovery}</TextButton>
          <TextButton onClick={onBack}>{all.backToSignIn}</TextButton>
        </>
      }
    >
      {recovery ? (
        <TextField
          className={css.field}
          label={messages.recoveryCode}
          name="code"
          required
          autoFocus
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={Boolean(verify.error)}
        />
      ) : (
        <CodeInput
          key={refusals}
          className={css.field}
          label={messages.code}
          name="code"
          error={Boolean(verify.error)}
        />
      )}
    </StepCard>
  )
}
