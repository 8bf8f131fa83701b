import type { Language } from '../../languages.ts'
import type { GuidePageName } from '../reference-pages.ts'

/** The titles of guides, apart from their texts: prose of every page names them. */
export const guideTitles: Record<Language, Record<GuidePageName, string>> = {
  en: {
    'guides/environments': 'Environments and hosts',
    'guides/authentication': 'Authentication',
    'guides/errors': 'Errors and retries',
    'guides/idempotency': 'Idempotency',
    'guides/lists': 'Lists and cursors',
    'guides/rate-limits': 'Rate limits',
    'guides/units': 'Units and regions',
    'guides/local-webhooks': 'Test webhooks locally',
    'guides/versions': 'Versions and deprecation',
    'guides/report': 'Report',
  },
  id: {
    'guides/environments': 'Environment dan host',
    'guides/authentication': 'Autentikasi',
    'guides/errors': 'Error dan retry',
    'guides/idempotency': 'Idempotency',
    'guides/lists': 'Daftar dan cursor',
    'guides/rate-limits': 'Rate limit',
    'guides/units': 'Satuan dan wilayah',
    'guides/local-webhooks': 'Uji webhook secara lokal',
    'guides/versions': 'Versi dan deprecation',
    'guides/report': 'Laporan',
  },
}
