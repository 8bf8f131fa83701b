import { beginPasskeyLogin, verifyPasskeyLogin } from '@edis/contract/portal-calls/passkeys'
import { verifyLogin } from '@edis/contract/portal-calls/sign-in'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { TextField } from '@edis/ui/controls/text-field.tsx'
import { CodeInput } from '@edis/ui/controls/code-input.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextButton } from '@edis/ui/controls/text-button.tsx'
import { request } from '../../api.ts'
import { signWithPasskey } from '../../passkeys.ts'
import { startSession } from '../../session.ts'
import css from '../sign-in.module.css'
import type { SecondStep } from '../sign-in.ts'
import { messages as all } from './messages.en.ts'
import { StepCard } from './step-card.tsx'

const messages = all.secondStep

/** With what the sign-in goes on: a recovery code stands in for each of the others. */
type Way = 'passkey' | 'app' | 'recovery'
const words = {
  passkey: { title: messages.passkeyTitle, lead: messages.passkeyLead, use: messages.usePasskey },
  app: { title: messages.title, lead: messages.lead, use: messages.useApp },
  recovery: { title: messages.recoveryTitle, lead: messages.recoveryLead, use: messages.useRecovery },
}

/** Asks for the second factor: a passkey, the code of the app, or a recovery code. */
export function SecondStepPage({ challenge, factors, username, onBack }: SecondStep & { onBack: () => void }) {
  useDocumentTitle(messages.documentTitle)
  const ways: Way[] = [...(['passkey', 'app'] as const).filter((way) => factors.includes(way)), 'recovery']
  const [way, setWay] = useState(ways[0] ?? 'recovery')
  const verify = useMutation({
    mutationFn: async (code: string | null) => {
      if (code !== null) return request('development', verifyLogin, { challenge, code })
      const { data: options } = await request('development', beginPasskeyLogin, { challenge })
      return request('development', verifyPasskeyLogin, { challenge, response: await signWithPasskey(options) })
    },
    onSuccess: ({ data }) => startSession(data, username),
  })
  const change = (to: Way) => {
    setWay(to)
    verify.reset()
  }
  return (
    <StepCard
      title={words[way].title}
      lead={words[way].lead(username)}
      message={verify.error?.message}
      refused={verify.error}
      onFilled={(form) => verify.mutate(way === 'passkey' ? null : filledIn(form, 'code'))}
      onInput={() => verify.error && verify.reset()}
      act={way === 'passkey' ? messages.passkeyAct : messages.act}
      taken={verify.isPending || verify.isSuccess}
      keepsLanguage
      aside={
        <>
          {ways.map(
            (other) =>
              other !== way && (
                <TextButton key={other} onClick={() => change(other)}>
                  {words[other].use}
                </TextButton>
              ),
          )}
          <TextButton onClick={onBack}>{all.backToSignIn}</TextButton>
        </>
      }
    >
      {way === 'recovery' && (
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
      )}
      {way === 'app' && (
        <CodeInput className={css.field} label={messages.code} name="code" error={Boolean(verify.error)} />
      )}
    </StepCard>
  )
}
