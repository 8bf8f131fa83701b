import { Form } from '@edis/ui/controls/form.tsx'
import { useTitle } from '@edis/ui/layout/document-title.ts'
import '@edis/ui/layout/fields.css'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { LanguageSwitch } from '@edis/ui/reader/language-switch.tsx'
import { FormError } from '@edis/ui/states/form-error.tsx'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { messages } from './messages.en.ts'
import css from './sign-in.module.css'

type SignInCardProps = {
  title: string
  lead?: ReactNode
  /** What the server said of the last try. */
  error?: string | undefined
  act: string
  running: boolean
  onFilled: (form: FormData) => void
  onInput?: () => void
  /** Below the button. */
  foot?: ReactNode
  children: ReactNode
}

/** A step on the way in: one box, outside the shell. */
export function SignInCard({ title, lead, error, act, running, onFilled, onInput, foot, children }: SignInCardProps) {
  useTitle(title)
  return (
    <main className={css.screen}>
      <Form className={css.card} onFilled={onFilled} onInput={onInput}>
        <div className={css.logo}>
          <Logo size={24} />
          {messages.productName}
        </div>
        <h1>{title}</h1>
        {lead && <p className={css.lead}>{lead}</p>}
        {children}
        <FormError message={error} />
        <Button className={css.act ?? ''} type="submit" variant="filled" size="lg" fullWidth loading={running}>
          {act}
        </Button>
        {foot && <div className={css.foot}>{foot}</div>}
      </Form>
      <LanguageSwitch />
    </main>
  )
}
