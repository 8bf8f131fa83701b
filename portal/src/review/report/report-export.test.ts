import { expect, test } from 'vitest'
import { entry } from './entry-fixtures.ts'
import { fileName } from '@edis/ui/export/csv.ts'
import { reportCsv, reportJson } from './report-export.ts'

const evidence = (id: string) => ({ kind: 'request' as const, id, at: '2026-11-20T02:00:00.000Z', what: 'It answered' })

test('CSV has a line for each entry, with the ids that prove it', () => {
  const sent = entry('order-send-v2', {
    title: 'Send Order V2',
    call: '/order/send/v2',
    status: 'passed',
    http_status: 200,
    duration_ms: 84,
    attempts: 2,
    at: '2026-11-20T02:00:00.000Z',
    evidence: [evidence('req_1'), evidence('req_2')],
  })
  expect(reportCsv([sent, entry('sla', { required: false })]).split('\r\n')).toEqual([
    'id,section,title,call,required,status,regressed,http_status,duration_ms,attempts,at,evidence',
    'order-send-v2,calls,Send Order V2,/order/send/v2,true,passed,false,200,84,2,2026-11-20T02:00:00.000Z,req_1 req_2',
    'sla,calls,sla,,false,untested,false,,,0,,',
    '',
  ])
})

test('what has commas, quotes or lines in it stays one cell, and no cell is a formula', () => {
  const rows = reportCsv([
    entry('a', { title: 'One, "two"\nthree' }),
    entry('b', { title: '=1+1' }),
    entry('c', { title: ' ＝1' }),
  ])
  expect(rows).toContain('a,calls,"One, ""two""\nthree",')
  expect(rows).toContain("b,calls,'=1+1,")
  expect(rows).toContain("c,calls,' ＝1,")
})

test('JSON is the report as the API gave it, and whose it is', () => {
  const head = { partner: 'dev@tokosenja.test', partner_id: 'prt_1', exported_at: '2026-11-20T02:00:00.000Z' }
  const report = [entry('order-send-v2', { evidence: [evidence('req_1')] })]
  expect(JSON.parse(reportJson(head, report))).toEqual({ ...head, environment: 'development', entries: report })
})

test('a file’s name says the day', () => {
  expect(fileName('report', new Date('2026-11-20T02:00:00Z'), 'csv')).toBe('edis-report-2026-11-20.csv')
})
