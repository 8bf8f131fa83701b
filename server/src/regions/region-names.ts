/** The names that people write instead of the law's. */
const everydayNames: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
}

/**
 * A name as people write it: `Kota Jakarta Pusat` for the law's `Kota Administrasi Jakarta Pusat`, each word begun with
 * a capital, one sign for the glottal stop (the source has `"`, `’` and `'`), no footnote marks.
 */
export function properName(sourceName: string): string {
  const name = sourceName
    .replaceAll(/["’]/g, "'")
    .replace(/[.*\s]+$/, '')
    .replace(/^(Kota|Kabupaten) Administrasi /, '$1 ')
    .replace(/^KI'E$/, "Ki'e")
    .replaceAll(/ (?!dan |x )\p{Ll}/gu, (letter) => letter.toUpperCase())
  return everydayNames[name] ?? name
}

/** What a region is found by: its name, the source's, and the one without its kind (`Bandung` for `Kota Bandung`). */
export function searchedNames(sourceName: string): string[] {
  const name = properName(sourceName)
  const bare = name.replace(/^(Kota|Kabupaten|DKI|DI) /, '')
  return [...new Set([name, bare, sourceName])]
}
