import { AccountLayout } from '../account-layout.tsx'
import { ActivitySection } from './activity-section.tsx'

export const ActivityPage = () => (
  <AccountLayout section="activity">
    <ActivitySection />
  </AccountLayout>
)
