/**
 * How the postal codes of each province begin, by its Kemendagri code. The first digit of an Indonesian postal code is
 * the part of the country, the second narrows it down. Only what is common knowledge and has no exception is told here:
 * two digits where three provinces share 1 and 4 between them, one everywhere else. So a right code is never refused,
 * and many a wrong one passes. No list of the codes themselves is published under a clear licence.
 */
const beginnings: Record<string, readonly string[]> = {
  // Aceh, North and West Sumatra, Riau, Riau Islands
  ...same(['11', '12', '13', '14', '21'], ['2']),
  // Jambi, South Sumatra, Bengkulu, Lampung, Bangka Belitung
  ...same(['15', '16', '17', '18', '19'], ['3']),
  // Jakarta
  31: ['10', '11', '12', '13', '14'],
  // West Java: Bogor, Depok and Bekasi share the 1 of the capital
  32: ['16', '17', '40', '41', '42', '43', '44', '45', '46'],
  // Banten: Tangerang does so too
  36: ['15', '42'],
  // Central Java, Yogyakarta
  ...same(['33', '34'], ['5']),
  // East Java
  35: ['6'],
  // Bali, West and East Nusa Tenggara
  ...same(['51', '52', '53'], ['8']),
  // Kalimantan
  ...same(['61', '62', '63', '64', '65'], ['7']),
  // Sulawesi, Maluku, Papua
  ...same(['71', '72', '73', '74', '75', '76', '81', '82', '91', '92', '93', '94', '95', '96'], ['9']),
}

function same(provinces: readonly string[], begin: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(provinces.map((province) => [province, begin]))
}

/** Whether a postal code may be one of the region's, by its province alone. True of a province that the table lacks. */
export function postalCodeFits(postalCode: string, regionCode: string): boolean {
  const begin = beginnings[regionCode.slice(0, 2)]
  return begin === undefined || begin.some((digits) => postalCode.startsWith(digits))
}
