import { expect, test } from 'vitest'
import { csvLine } from './audit-csv.ts'

const row: Parameters<typeof csvLine>[0] = {
  id: 'aud_1',
  at: new Date('2026-11-20T02:00:00.000Z'),
  actorKind: 'staff',
  actorId: null,
  address: null,
  action: 'courier.switched_off',
  targetKind: 'courier',
  targetId: 'KILAT',
  partnerId: null,
  environment: 'production',
  before: null,
  after: null,
  reason: null,
}
const reasonOf = (reason: string) => /KILAT,,production,,,(.*),aud_1\r\n$/s.exec(csvLine({ ...row, reason }))?.[1]

test.each([
  '=1',
  '+1',
  '-1',
  '@SUM(1)',
  '  =1',
  '\u00A0=1',
  '\u200B=1',
  '\uFEFF+1',
  '＝1',
  '＋1',
  '－1',
  '＠A1',
  '\tx',
])('a reason that a spreadsheet may take for a formula, %j, gets an apostrophe', (reason) => {
  expect(reasonOf(reason)).toBe(`'${reason}`)
})

test.each(['1=1', 'a -b', ' a', 'no@edis.test', ''])('a reason that is none, %j, stays', (reason) => {
  expect(reasonOf(reason)).toBe(reason)
})
