import { AccountLayout } from '../account-layout.tsx'
import { KeysSection } from './keys-section.tsx'

export const KeysPage = () => (
  <AccountLayout section="keys">
    <KeysSection />
  </AccountLayout>
)
