import type { RegionLevel } from './regions.ts'

/** What people write before a name to say what kind of region it is, and names do not have. */
const kinds: Record<string, RegionLevel> = {
  prov: 'province',
  provinsi: 'province',
  propinsi: 'province',
  kec: 'district',
  kecamatan: 'district',
  kel: 'village',
  kelurahan: 'village',
  desa: 'village',
}

/** `gambir` and district of `Kec. Gambir`. `Kab.` and `Kota` are of their cities' names, and stay. */
export function withoutKinds(text: string): { text: string; level: RegionLevel | null } {
  const words = text.split(/[\s.,/]+/).filter((word) => word !== '')
  const isKind = (word: string) => Object.hasOwn(kinds, word.toLowerCase())
  const names = words.filter((word) => !isKind(word))
  if (names.length === words.length || names.length === 0) return { text, level: null }
  return { text: names.join(' '), level: kinds[words[0]!.toLowerCase()] ?? null }
}
