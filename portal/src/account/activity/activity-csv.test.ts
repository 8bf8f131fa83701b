import { expect, test } from 'vitest'
import { activityCsv } from './activity-csv.ts'

const entry = {
  id: 'aud_1',
  at: '2026-11-20T02:00:00.000Z',
  member: 'rina@tokosenja.id',
  action: 'key.created' as const,
  what: 'Warehouse, "Cakung"',
  environment: 'production' as const,
  address: null,
}

test('an entry is a line that a spreadsheet reads as text', () => {
  expect(activityCsv([entry, { ...entry, what: '=HYPERLINK("x")', environment: null, address: '203.0.113.7' }])).toBe(
    [
      '\uFEFFat,member,action,what,environment,address',
      '2026-11-20T02:00:00.000Z,rina@tokosenja.id,key.created,"Warehouse, ""Cakung""",production,',
      `2026-11-20T02:00:00.000Z,rina@tokosenja.id,key.created,"'=HYPERLINK(""x"")",,203.0.113.7`,
      '',
    ].join('\r\n'),
  )
})

test.each([' =1', '\u200B=1', '＝1'])('%j, which some spreadsheets take for a formula, gets an apostrophe', (what) => {
  expect(activityCsv([{ ...entry, what }])).toContain(`,'${what},`)
})
