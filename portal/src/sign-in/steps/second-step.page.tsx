import { verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { TextInput } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { request } from '../../api.ts'
import { startSession } from '../../session.ts'
import css from '../sign-in.module.css'
import type { SecondStep } from '../sign-in.ts'
import { messages as all } from './messages.en.ts'
import { StepButton, StepCard } from './step-card.tsx'

const messages = all.secondStep

/** Asks for the second factor, of the app or a recovery code. */
export function SecondStepPage({ challenge, username, onBack }: SecondStep & { onBack: () => void }) {
  useDocumentTitle(messages.documentTitle)
  const [recovery, setRecovery] = useState(false)
  const verify = useMutation({
    mutationFn: (code: string) => request('development', verifyLogin, { challenge, code }),
    onSuccess: ({ data }) => startSession(data, username),
  })
  return (
    <StepCard
      title={recovery ? messages.recoveryTitle : messages.title}
      lead={recovery ? messages.recoveryLead(username) : messages.lead(username)}
      message={verify.error?.message}
      onFilled={(form) => verify.mutate(filledIn(form, 'code'))}
      onInput={() => verify.error && verify.reset()}
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
      <StepButton taken={verify.isPending || verify.isSuccess}>{messages.act}</StepButton>
      <div className={css.between}>
        <TextButton onClick={() => setRecovery(!recovery)}>
          {recovery ? messages.useApp : messages.useRecovery}
        </TextButton>
        <TextButton onClick={onBack}>{all.backToSignIn}</TextButton>
      </div>
    </StepCard>
  )
}
