// For tests: entries of a report.
import type { ReportEntry } from '@edis/contract/portal-calls/review'

export const entry = (id: string, changes: Partial<ReportEntry> = {}): ReportEntry => ({
  id,
  call: null,
  title: id,
  section: 'calls',
  required: true,
  status: 'untested',
  request_id: null,
  http_status: null,
  duration_ms: null,
  at: null,
  attempts: 0,
  regressed: false,
  rule: 'Do it.',
  hint: null,
  page: '/documentation/webhook',
  action: null,
  evidence: [],
  ...changes,
})
