import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Form } from '@edis/ui/controls/form.tsx'
import { Logo } from '@edis/ui/layout/logo.tsx'
import { Frame } from '../frame.tsx'
import { Message } from '../message.tsx'
import { messages } from './messages.en.ts'
import css from '../sign-in.module.css'

type StepCardProps = {
  title: string
  lead: ReactNode
  /** What the server said of the last try. */
  message?: string | undefined
  onFilled?: (form: FormData) => unknown
  onInput?: () => void
  /** Why it was refused, by which the focus goes to what is wrong. */
  refused?: unknown
  /** What the submitting button says, where there is something to fill in. */
  act?: string
  /** The act runs, or has led on. */
  taken?: boolean
  /** Another language loads the page anew, which would ask for the password again. */
  keepsLanguage?: boolean
  /** Below the button: the ways out of this step. */
  aside?: ReactNode
  /** What there is to fill in. */
  children?: ReactNode
}

/** A step on the way in, beside the sign-in itself: the same card. */
export function StepCard({ title, lead, message = '', act, taken = false, aside, children, ...form }: StepCardProps) {
  const { onFilled = () => {}, onInput, refused, keepsLanguage } = form
  return (
    <Frame keepsLanguage={keepsLanguage}>
      <Form className={css.card} onFilled={onFilled} onInput={onInput} refused={refused}>
        <div className={css.logo}>
          <Logo size={24} />
          {messages.productName}
        </div>
        <h1>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
        <Message>{message}</Message>
        {act !== undefined && (
          <Button className={css.act ?? ''} type="submit" variant="filled" size="lg" fullWidth loading={taken}>
            {act}
          </Button>
        )}
        {aside && <div className={css.aside}>{aside}</div>}
      </Form>
    </Frame>
  )
}

export const BackToSignIn = () => <a href="/">{messages.backToSignIn}</a>
