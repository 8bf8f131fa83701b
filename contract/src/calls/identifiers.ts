/** What an identifier names, whichever field it stands in: `district` of `destination_district` and of `recipient.district_code`. */
export type IdentifierKind = string

const districtCode = /^\d{2}\.\d{2}\.\d{2}$/
const cityCode = /^\d{2}\.\d{2}$/
/** Names of the same form for what is chosen, or known without us. */
const notOurs = /^(?:reason_code|postal_code|sorting_code|external_id)$/
const identifierName = /^(?:sku|awb|.*_(?:id|code))$/

/**
 * What the value of a field names, told by the field's name, and by the value where it is a region's code. null when the
 * field holds no identifier.
 */
export function identifierKind(name: string, value: string): IdentifierKind | null {
  const isRegion = /(?:^|_)(?:code|district|city)$/.test(name)
  if (isRegion && districtCode.test(value)) return 'district'
  if (isRegion && cityCode.test(value)) return 'city'
  return identifierName.test(name) && !notOurs.test(name) ? name : null
}

export type FoundIdentifier = { kind: IdentifierKind; value: string }

/** Every identifier in a request or an answer, in reading order. */
export function identifiersIn(json: unknown, name = ''): FoundIdentifier[] {
  if (typeof json === 'string') {
    const kind = identifierKind(name, json)
    return kind === null ? [] : [{ kind, value: json }]
  }
  if (Array.isArray(json)) return json.flatMap((part) => identifiersIn(part, name.replace(/s$/, '')))
  if (typeof json !== 'object' || json === null) return []
  return Object.entries(json).flatMap(([key, part]) => identifiersIn(part, key))
}
