import { environments, environmentTitle } from '@edis/contract/environment'
import { Dot, toneOf } from '@edis/ui/layout/tag.tsx'
import { Link, useLocation } from '@tanstack/react-router'
import { useEnvironment } from '../environment.ts'
import css from './environment-switch.module.css'
import { messages } from './messages.en.ts'
import { paths } from './page-paths.ts'

/** Chooses the environment in view. It is in the address, so a shared link shows the same one. */
export function EnvironmentSwitch() {
  const chosen = useEnvironment()
  const isAudit = useLocation().pathname === paths.audit
  return (
    <nav className={css.switch} aria-label={messages.environment}>
      {environments.map((environment) => (
        <Link
          key={environment}
          to="."
          // What else the address says, filters and ids, means nothing in the other environment, but to the audit log
          search={(previous) =>
            environment === chosen
              ? previous
              : { ...(isAudit && previous), env: environment === 'development' ? environment : undefined }
          }
          resetScroll={false}
          preload={false}
          className={css.choice}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={environment === chosen ? 'true' : undefined}
        >
          <Dot tone={environment === chosen ? toneOf[environment] : 'plain'} />
          {environmentTitle[environment]}
        </Link>
      ))}
    </nav>
  )
}
