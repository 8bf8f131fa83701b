import { storedValue } from '@edis/ui/address/stored-value.ts'

/** A test that was sent from this browser's tab. `status`: null, nothing came back. */
export type SentTest = { at: string; url: string; event: string; status: number | null; ms: number | null }

const maxTests = 8

/** The latest first, for as long as the tab lives: bodies and secrets are not kept. */
export const sentTests = storedValue('session', 'sent-tests', readTests)

export function readTests(text: string | null): readonly SentTest[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? (stored as unknown[]).filter(isTest) : []
  } catch {
    return []
  }
}

const isTest = (value: unknown): value is SentTest =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  'url' in value &&
  typeof value.url === 'string' &&
  'event' in value &&
  typeof value.event === 'string' &&
  'status' in value &&
  'ms' in value &&
  [value.status, value.ms].every((part) => part === null || typeof part === 'number')

export const withTest = (tests: readonly SentTest[], sent: SentTest): SentTest[] => [sent, ...tests].slice(0, maxTests)
