import { signInFieldLength } from '@edis/contract/portal-calls/auth'
import { Button, Checkbox, PasswordInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/ActionIcon.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/PasswordInput.layer.css'
import { useDocumentTitle } from '@mantine/hooks'
import { useState } from 'react'
import { Form } from '@edis/ui/controls/form.tsx'
import { sessionEnded } from '../session.ts'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { signIn } from './sign-in.ts'
import '@edis/ui/layout/fields.css'
import css from './sign-in.module.css'

/** The only screen of whoever is signed out. */
export function SignInPage() {
  useDocumentTitle('Sign in · Open API EDIS Partner')
  const [message, setMessage] = useState('')
  const [waiting, setWaiting] = useState(false)
  const clearMessage = () => setMessage('')

  const submit = async (form: FormData) => {
    if (waiting) return
    setWaiting(true)
    clearMessage()
    const refusal = await signIn(String(form.get('user')), String(form.get('pass')), form.has('remember'))
    if (refusal === null) return // the page is reloading
    setMessage(refusal)
    setWaiting(false)
  }

  return (
    <main className={css.screen}>
      <Form className={css.card} autoComplete="off" onFilled={submit}>
        <div className={css.logo}>
          <Logo size={30} />
          Open API EDIS Partner
        </div>
        <h1>Sign in</h1>
        <p className={css.lead}>Your credentials, webhooks and API reference.</p>
        {sessionEnded() && <p className={css.note}>Your session has ended. Sign in again to go on where you were.</p>}
        <TextInput
          className={css.field}
          label="Email"
          name="user"
          required
          withAsterisk={false}
          autoFocus
          maxLength={signInFieldLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby="sign-in-message"
          aria-invalid={message !== '' || undefined}
          onInput={clearMessage}
        />
        <PasswordInput
          className={css.field}
          label="Password"
          name="pass"
          required
          withAsterisk={false}
          maxLength={signInFieldLength}
          autoComplete="off"
          aria-describedby="sign-in-message"
          aria-invalid={message !== '' || undefined}
          visibilityToggleButtonProps={{ 'aria-label': 'Show what is typed', tabIndex: 0 }}
          onInput={clearMessage}
        />
        <p id="sign-in-message" className={css.message} role="alert">
          {message}
        </p>
        <Checkbox className={css.remember} name="remember" label="Remember Me" />
        <input type="checkbox" name="mode" hidden tabIndex={-1} aria-hidden="true" />
        <Button type="submit" variant="filled" size="lg" fullWidth loading={waiting}>
          Sign In
        </Button>
      </Form>
    </main>
  )
}
