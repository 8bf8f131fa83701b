import { verifyStaff } from '@edis/contract/console/sign-in'
import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../api.ts'
import { enter } from '../session.ts'
import { messages } from './messages.en.ts'
import { SignInCard } from './sign-in-card.tsx'
import type { Challenge } from './sign-in.ts'

/** Asks for the second factor, of the app or a recovery code. */
export function SecondStep({ challenge, email, onBack }: Challenge & { onBack: () => void }) {
  const [recovery, setRecovery] = useState(false)
  const verify = useMutation({
    mutationFn: (code: string) => request('production', verifyStaff, { challenge, code }),
    onSuccess: enter,
  })
  return (
    <SignInCard
      title={recovery ? messages.recoveryTitle : messages.codeTitle}
      lead={recovery ? messages.recoveryLead(email) : messages.codeLead(email)}
      error={verify.error?.message}
      act={messages.continue}
      running={verify.isPending}
      onFilled={(form) => verify.mutate(filledIn(form, 'code'))}
      onInput={() => verify.error && verify.reset()}
      foot={
        <>
          <TextButton onClick={() => setRecovery(!recovery)}>
            {recovery ? messages.useApp : messages.useRecovery}
          </TextButton>
          <TextButton onClick={onBack}>{messages.back}</TextButton>
        </>
      }
    >
      {recovery ? (
        <TextInput
          label={messages.recoveryCode}
          name="code"
          required
          withAsterisk={false}
          autoFocus
          maxLength={40}
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : (
        <CodeInput label={messages.code} name="code" error={Boolean(verify.error)} />
      )}
    </SignInCard>
  )
}
