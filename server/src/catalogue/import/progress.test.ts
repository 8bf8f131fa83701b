import { expect, test } from 'vitest'
import { importProgress } from './progress.ts'

function watched(isTTY: boolean) {
  let time = 0
  let written = ''
  const terminal = { isTTY, write: (text: string) => (written += text) }
  const progress = importProgress({ title: 'Development', size: 4_000_000, terminal, now: () => time })
  return { progress, written: () => written, pass: (ms: number) => (time += ms) }
}

test('on a terminal a bar moves in its line, and leaves it free at the end', () => {
  const { progress, written, pass } = watched(true)
  progress.read(1_000_000)
  pass(2_000)
  progress.rows(50_000)
  expect(written()).toBe(
    '\r\u001B[2KDevelopment  [######..................]  25 %  1.0 of 4.0 MB  50,000 rows  25,000 rows/s  0:06 left',
  )
  progress.end()
  expect(written().endsWith('\r\u001B[2K')).toBe(true)
})

test('elsewhere it is a line at most every 5 seconds', () => {
  const { progress, written, pass } = watched(false)
  for (let i = 0; i < 100; i++) {
    pass(100)
    progress.rows(10)
  }
  expect(written().split('\n')).toHaveLength(3)
  expect(written()).not.toContain('\r')
})
