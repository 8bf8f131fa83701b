import { showSignIn } from '@edis/contract/console/sign-in'
import { PasswordField } from '@edis/ui/controls/password-field.tsx'
import { filledIn } from '@edis/ui/controls/form.tsx'
import { TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../api.ts'
import { enter } from '../session.ts'
import { messages } from './messages.en.ts'
import { SecondStep } from './second-step.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { type Challenge, signIn } from './sign-in.ts'
import css from './sign-in.module.css'

/** The company's own sign-in led to none here. Said once: a reload begins anew. */
const isRefused = new URLSearchParams(location.search).get('sign_in') === 'refused'
if (isRefused) history.replaceState(null, '', location.pathname)

/** What whoever isn't signed in sees, at any address. `ended`: they were, until now. */
export function SignInPage({ ended }: { ended: boolean }) {
  const [challenge, setChallenge] = useState<Challenge | null>(null)
  const ways = useQuery({ queryKey: ['ways in'], queryFn: () => request('production', showSignIn, {}) }).data
  const signingIn = useMutation({
    mutationFn: signIn,
    onSuccess: (came) => ('challenge' in came ? setChallenge(came) : enter(came)),
  })
  if (challenge) return <SecondStep {...challenge} onBack={() => setChallenge(null)} />
  return (
    <SignInCard
      title={messages.title}
      error={signingIn.error?.message}
      act={messages.submit}
      running={signingIn.isPending}
      onFilled={(form) => signingIn.mutate({ email: filledIn(form, 'email'), password: String(form.get('password')) })}
      onInput={() => signingIn.error && signingIn.reset()}
      foot={messages.forgot}
    >
      {ended && <p className={css.note}>{messages.ended}</p>}
      {isRefused && !ended && (
        <p className={css.note} role="alert">
          {messages.refused}
        </p>
      )}
      {ways?.oidc && (
        <a className={css.company} href={`/console/oidc/start?to=${encodeURIComponent(location.pathname)}`}>
          {messages.company}
        </a>
      )}
      <TextInput
        label={messages.email}
        name="email"
        type="email"
        required
        withAsterisk={false}
        autoFocus
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField label={messages.password} name="password" />
    </SignInCard>
  )
}
