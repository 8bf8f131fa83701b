import { AccountLayout } from '../account-layout.tsx'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { SessionCard } from './session-card.tsx'

export const SecurityPage = () => (
  <AccountLayout section="security">
    <SignInCard />
    <AuthenticatorCard />
    <SessionCard />
  </AccountLayout>
)
