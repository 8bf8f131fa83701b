import { AccountLayout } from '../account-layout.tsx'
import { ClosingSection } from './closing-section.tsx'
import { RecipientsSection } from './recipients-section.tsx'

export const PersonalDataPage = () => (
  <AccountLayout section="personalData">
    <RecipientsSection />
    <ClosingSection />
  </AccountLayout>
)
