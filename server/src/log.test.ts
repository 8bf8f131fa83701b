import { Writable } from 'node:stream'
import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createLog } from './log.ts'

test('a failed query is logged without its parameters', () => {
  let logged = ''
  const log = createLog(
    'info',
    new Writable({ write: (chunk, _encoding, done) => ((logged += String(chunk)), done()) }),
  )
  const cause = Object.assign(new Error('relation is gone'), { code: '42P01' })
  log.error({ err: new DrizzleQueryError('select $1', ['whsec_s3cret', 'at s3cret'], cause) }, 'request failed')
  expect(logged).toContain('select $1')
  expect(logged).toContain('relation is gone')
  expect(logged).toContain('42P01')
  expect(logged).toContain('log.test.ts')
  expect(logged).not.toContain('s3cret')
})
