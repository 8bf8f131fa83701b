import { AuthenticatorDialog as SetUp } from '@edis/ui/second-factor/authenticator-dialog.tsx'
import { messages } from './messages.en.ts'
import { useBeginAuthenticator, useConfirmAuthenticator } from './security.queries.ts'

export const AuthenticatorDialog = ({ onClose }: { onClose: () => void }) => (
  <SetUp
    begin={useBeginAuthenticator()}
    confirm={useConfirmAuthenticator()}
    codesText={messages.factor.codesText}
    onClose={onClose}
  />
)
