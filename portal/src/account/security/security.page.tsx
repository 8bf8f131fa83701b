import { AccountLayout } from '../account-layout.tsx'
import { SignInCard } from './sign-in-card.tsx'
import { SessionCard } from './session-card.tsx'

export const SecurityPage = () => (
  <AccountLayout section="security">
    <SignInCard />
    <SessionCard />
  </AccountLayout>
)
