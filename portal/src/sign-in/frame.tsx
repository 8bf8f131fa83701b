import type { ReactNode } from 'react'
import { messages } from '../shell/messages.en.ts'
import { LanguageSwitch } from '@edis/ui/reader/language-switch.tsx'
import css from './sign-in.module.css'

type FrameProps = {
  /** Another language loads the page anew, which would ask for the password again. */
  keepsLanguage?: boolean | undefined
  children: ReactNode
}

/** What stands around a card outside of the shell. */
export const Frame = ({ keepsLanguage = false, children }: FrameProps) => (
  <div className={css.frame}>
    <header className={css.top}>{!keepsLanguage && <LanguageSwitch />}</header>
    <main className={css.place}>{children}</main>
    <footer className={css.foot}>
      <span>{messages.copyright}</span>
      <span>{messages.version}</span>
    </footer>
  </div>
)
