import type { GuidePageName } from '../reference-pages.ts'
import { authentication } from './authentication.id.ts'
import { environments } from './environments.id.ts'
import { errors } from './errors.id.ts'
import type { GuideTexts } from './guide-texts.ts'
import { idempotency } from './idempotency.id.ts'
import { lists } from './lists.id.ts'
import { localWebhooks } from './local-webhooks.id.ts'
import { rateLimits } from './rate-limits.id.ts'
import { report } from './report.id.ts'
import { units } from './units.id.ts'
import { versions } from './versions.id.ts'

/** What the guides say in Indonesian. */
export const guideTexts: Record<GuidePageName, GuideTexts> = {
  'guides/environments': environments,
  'guides/authentication': authentication,
  'guides/errors': errors,
  'guides/idempotency': idempotency,
  'guides/lists': lists,
  'guides/rate-limits': rateLimits,
  'guides/units': units,
  'guides/local-webhooks': localWebhooks,
  'guides/versions': versions,
  'guides/report': report,
}
