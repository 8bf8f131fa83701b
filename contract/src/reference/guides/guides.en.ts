import type { GuidePageName } from '../reference-pages.ts'
import { authentication } from './authentication.en.ts'
import { environments } from './environments.en.ts'
import { errors } from './errors.en.ts'
import type { GuideTexts } from './guide-texts.ts'
import { idempotency } from './idempotency.en.ts'
import { lists } from './lists.en.ts'
import { localWebhooks } from './local-webhooks.en.ts'
import { rateLimits } from './rate-limits.en.ts'
import { report } from './report.en.ts'
import { units } from './units.en.ts'
import { versions } from './versions.en.ts'

/** What the guides say in English. */
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
