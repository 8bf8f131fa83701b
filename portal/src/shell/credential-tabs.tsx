import { Link } from '@tanstack/react-router'
import tabs from '@edis/ui/layout/tabs.module.css'
import { messages } from './messages.en.ts'

/** With what software gets in, and from where. */
export const CredentialTabs = () => (
  <nav className={tabs.tabs} aria-label={messages.pages.credentials}>
    <Link to="/credentials" activeOptions={{ exact: true, includeSearch: false }}>
      {messages.credentialTab}
    </Link>
    <Link to="/ipwhitelist" activeOptions={{ exact: true, includeSearch: false }}>
      {messages.pages.allowedIps}
    </Link>
  </nav>
)
