/** The names that people write instead of the law's. */
const everydayNames: Record<string, string> = {
  'Daerah Khusus Ibukota Jakarta': 'DKI Jakarta',
  'Daerah Istimewa Yogyakarta': 'DI Yogyakarta',
}

/** What nearly every name is: nothing to do. */
const plainName = /^(?:[A-Z][a-z]*(?: (?=[A-Z])|$))+$/

/**
 * A name as people write it: `Kota Jakarta Pusat` for the law's `Kota Administrasi Jakarta Pusat`, each word begun with
 * a capital, one sign for the glottal stop (the source has `"`, `’` and `'`), no footnote marks.
 */
export function properName(sourceName: string): string {
  if (plainName.test(sourceName) && !sourceName.includes(' Administrasi ') && !sourceName.startsWith('Daerah '))
    return sourceName
  const name = sourceName
    .replaceAll(/["’]/g, "'")
    .replace(/[.*\s]+$/, '')
    .replace(/^(Kota|Kabupaten) Administrasi /, '$1 ')
    .replace(/^KI'E$/, "Ki'e")
    .replaceAll(/(?<=^| )(?!dan |x )\p{Ll}/gu, (letter) => letter.toUpperCase())
  return everydayNames[name] ?? name
}

/** What a province or city is found by besides its name: the law's, and the one without its kind (`Bandung` for `Kota Bandung`). */
export function otherNames(sourceName: string): string[] {
  const name = properName(sourceName)
  return [name.replace(/^(Kota|Kabupaten|DKI|DI) /, ''), sourceName].filter((other) => other !== name)
}
