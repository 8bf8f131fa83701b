import { AccountLayout } from '../account-layout.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { SessionCard } from './session-card.tsx'

export const SecurityPage = () => (
  <AccountLayout section="security">
    <SignInCard />
    <PasskeysCard />
    <SessionCard />
  </AccountLayout>
)
