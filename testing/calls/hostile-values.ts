/** JSON as it goes over the wire: what JavaScript can't hold or JSON.stringify would mend stays as it is. */
type RawJson = string | Buffer

const texts = [
  '',
  'x',
  '\n',
  "' or 1=1 --",
  '%_\\',
  '\u202e\u200f081234567890',
  '\ufeff',
  '𝔖 🎁 e\u0301',
  'é'.repeat(5_000),
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '2026-11-20T23:59:60Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999-23:59',
  '31.71',
  '١٢٣',
]

const inRaw: RawJson[] = [
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '1e-400',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999999999',
  '[]',
  '{}',
  '{"__proto__":{"x":1}}',
  '{"constructor":{"prototype":{"x":1}}}',
  String.raw`"\u0000"`,
  String.raw`"a\u0000b"`,
  String.raw`"\ud800"`,
  String.raw`"\udc00\ud800"`,
  // The same half of a pair as bytes, which UTF-8 forbids; a byte that UTF-8 has no use for; one too long for its character.
  quoted(0xed, 0xa0, 0x80),
  quoted(0xff),
  quoted(0xc0, 0xaf),
  `${'['.repeat(1_000)}${']'.repeat(1_000)}`,
  `${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}`,
  `[${'{},'.repeat(9_999)}{}]`,
]

function quoted(...bytes: number[]): Buffer {
  return Buffer.concat([Buffer.from('"'), Buffer.from(bytes), Buffer.from('"')])
}

export const hostileJson: readonly RawJson[] = [...inRaw, ...texts.map((text) => JSON.stringify(text))]

/** The values of a query, as they stand in the URL. */
export const hostileQuery: readonly string[] = [
  ...texts.filter((text) => text.length < 1_000).map(encodeURIComponent),
  'x'.repeat(6_000),
  '%00',
  'a%00b',
  '%ff',
  '%ed%a0%80',
  '%c0%af',
  '%zz',
  '%',
  'null',
  'true',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e400',
  '9007199254740993',
  '99999999999999999999999999999999',
  '[]',
  '{}',
]

/** What JavaScript reads from it; undefined where that is nothing. */
export function readJson(raw: RawJson): { value: unknown } | null {
  try {
    return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(raw))) }
  } catch {
    return null
  }
}
