import { AccountLayout } from '../account-layout.tsx'
import { SessionCard } from './session-card.tsx'

export const SecurityPage = () => (
  <AccountLayout section="security">
    <SessionCard />
  </AccountLayout>
)
