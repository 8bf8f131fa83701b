import { expect, test } from 'vitest'
import { maskSecret } from './mask.ts'

test.each([
  ['edis_key_dev_Zk3vT2b8QmW4x9fQ2', 'edis_key_dev_', '9fQ2'],
  ['edis_refresh_live_abc_def_ghi_Lq8s', 'edis_refresh_live_', 'Lq8s'],
  ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'whsec_', 'LaSw'],
])('%s shows its kind and its last four characters', (secret, kind, tail) => {
  expect(maskSecret(secret)).toEqual({ kind, tail })
})

test('a secret of another form shows no beginning, and a short one nothing at all', () => {
  expect(maskSecret('abcdefghijklmnop')).toEqual({ kind: '', tail: 'mnop' })
  expect(maskSecret('edis_key_dev_short')).toEqual({ kind: 'edis_key_dev_', tail: '' })
})
