import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Terms that docs/indonesian.md decides against, and what stands there for each. */
const decided: readonly (readonly [term: RegExp, instead: string])[] = [
  [/\bdapat\b/i, 'bisa'],
  [/\bmelalui\b/i, 'lewat'],
  [/\bmitra\b/i, 'partner'],
  [/\bkartu tarif\b/i, 'daftar tarif'],
  [/\bfaktor kedua\b/i, 'verifikasi dua langkah'],
  [/\bagen CS\b/i, 'CS'],
  [/\busang\b/i, 'kedaluwarsa'],
  [/\bkadalu?warsa\b|\bkadaluarsa\b/i, 'kedaluwarsa'],
  [/\bkunci operasional\b/i, 'kunci operations API'],
  [/\bakhiri token\b/i, 'akhiri masa berlaku token'],
  [/\baplikasi partner\b/i, 'sistem partner'],
  [/\blayanan pelanggan\b/i, 'customer service'],
  [/\bpermintaan (?:pembatalan|akses|penutupan)\b/i, 'pengajuan'],
  [/\brequest tulis\b/i, 'request yang mengubah data'],
  [/\b(?:Request|Pesanan|API|Retry) membalas\b/, 'menghasilkan, or ditolak dengan'],
  [/\bmengembalikan (?:\d{3}|2xx)\b/i, 'membalas'],
  [/\bsilah?kan\b|\bmerubah\b|\bijin\b|\bdimana\b|\bdiantara\b|\bresiko\b|\baktifitas\b/i, 'the spelling of KBBI'],
]

const root = join(import.meta.dirname, '..')
const listed = [
  'ls-files',
  '-z',
  '--cached',
  '--others',
  '--exclude-standard',
  'contract',
  'server',
  'portal',
  'ui',
  'console',
]
const withIndonesian =
  /\.id\.tsx?$|\/id\/[^/]+\.ts$|\/mail\/(?:layout|templates\/[^/]+)\.ts$|report-texts\.ts$|audit-actions\.ts$/
const paths = execFileSync('git', ['-c', 'safe.directory=*', ...listed], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((path) => withIndonesian.test(path))

const otherTermsIn = (text: string): string[] =>
  decided.flatMap(([term, instead]) => {
    const found = term.exec(text.replaceAll(/\s+/g, ' '))?.[0]
    return found === undefined ? [] : [`${found}: ${instead}`]
  })

test('Indonesian texts use the terms that are decided', () => {
  expect(paths.length).toBeGreaterThan(100)
  const found = paths
    .map((path) => [path, otherTermsIn(readFileSync(join(root, path), 'utf8'))] as const)
    .filter(([, terms]) => terms.length > 0)
  expect(found).toEqual([])
})

test('a term is found in a sentence, and none where the decided one stands', () => {
  expect(otherTermsIn("'Token dapat\n  dibuat melalui portal.'")).toEqual(['dapat: bisa', 'melalui: lewat'])
  expect(otherTermsIn("'Dapatkan token lewat portal. Anda bisa membuat 5.'")).toEqual([])
})
