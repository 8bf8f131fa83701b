import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from '@edis/ui/controls/form.tsx'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { messages } from './messages.en.ts'
import css from '../sign-in.module.css'

type StepCardProps = {
  title: string
  lead: ReactNode
  /** What the server said of the last try. */
  message?: string | undefined
  onFilled?: (form: FormData) => unknown
  onInput?: () => void
  children?: ReactNode
}

/** A step on the way in, beside the sign-in itself: the same card. */
export const StepCard = ({ title, lead, message = '', onFilled, onInput, children }: StepCardProps) => (
  <main className={css.screen}>
    <Form className={css.card} onFilled={onFilled ?? (() => {})} onInput={onInput}>
      <div className={css.logo}>
        <Logo size={30} />
        {messages.productName}
      </div>
      <h1>{title}</h1>
      <p className={css.lead}>{lead}</p>
      {children}
      <p className={css.message} role="alert">
        {message}
      </p>
    </Form>
  </main>
)

export const BackToSignIn = () => (
  <p className={css.aside}>
    <a href="/">{messages.backToSignIn}</a>
  </p>
)

/** Goes on to the next step. `taken`: it runs, or has led on. */
export const StepButton = ({ taken, children }: { taken: boolean; children: string }) => (
  <Button className={css.act ?? ''} type="submit" variant="filled" size="lg" fullWidth loading={taken}>
    {children}
  </Button>
)
