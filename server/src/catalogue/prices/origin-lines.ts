import type { RateLine, Service } from '../catalogue.ts'
import { numbersPerLine, type ServiceLines } from '../catalogue.store.ts'

/** What many lines of an origin have in common. */
type Terms = Omit<RateLine, 'card' | 'priceFirstKg' | 'priceNextKg' | 'contractBp'> & {
  validFrom: number
  validTo: number
}

/** The rate lines of a card from one city: 12 bytes a line, in the order of destinations, and of one destination's services. */
export type OriginLines = {
  count: number
  /** `day` in days since 1970, in Jakarta. */
  to: (district: string, day: number) => RateLine[]
}

/** District codes as small numbers, shared by all origins. */
export type DistrictNumbers = Map<string, number>

/** Lines of a service that there is no more, or that is switched off, are left out. */
export function packOriginLines(
  card: number,
  groups: readonly ServiceLines[],
  findService: (courierCode: string, serviceCode: string) => Service | null,
  districts: DistrictNumbers,
): OriginLines {
  const known = groups.flatMap((group) => {
    const service = findService(group.courierCode, group.serviceCode)
    return service?.isActive
      ? [{ service, numbers: group.numbers, destinations: districtNumbers(group.destinations, districts) }]
      : []
  })
  const starts = new Uint32Array(districts.size + 1)
  for (const { destinations } of known) for (const district of destinations) starts[district + 1]! += 1
  for (let district = 0; district < districts.size; district += 1) starts[district + 1]! += starts[district]!

  const count = starts[districts.size]!
  const firsts = new Int32Array(count)
  const nexts = new Int32Array(count)
  const termsOf = new Uint32Array(count)
  const terms: Terms[] = []
  const filled = starts.slice()
  for (const { service, numbers, destinations } of known) {
    const numberOf = new Map<string, number>()
    for (const [index, district] of destinations.entries()) {
      const at = filled[district]!++
      const from = index * numbersPerLine * 4
      firsts[at] = numbers.readInt32BE(from)
      nexts[at] = numbers.readInt32BE(from + 4)
      const key = numbers.toString('latin1', from + 8, from + numbersPerLine * 4)
      let number = numberOf.get(key)
      if (number === undefined) {
        numberOf.set(key, (number = terms.length))
        terms.push(readTerms(service, numbers, from + 8))
      }
      termsOf[at] = number
    }
  }

  return {
    count,
    to(district, day) {
      const lines: RateLine[] = []
      const number = districts.get(district)
      // A district that came up after this origin was packed has no line from it.
      if (number === undefined || number + 1 >= starts.length) return lines
      for (let at = starts[number]!; at < starts[number + 1]!; at += 1) {
        const { validFrom, validTo, service, minWeightKg, volumetricDivisor, etdMinDays, etdMaxDays, codAvailable } =
          terms[termsOf[at]!]!
        if (day < validFrom || day > validTo) continue
        lines.push({
          service,
          card,
          priceFirstKg: firsts[at]!,
          priceNextKg: nexts[at]!,
          minWeightKg,
          volumetricDivisor,
          etdMinDays,
          etdMaxDays,
          codAvailable,
          contractBp: 0,
        })
      }
      return lines
    },
  }
}

function districtNumbers(destinations: string, districts: DistrictNumbers): number[] {
  return destinations.split(',').map((code) => {
    let number = districts.get(code)
    if (number === undefined) districts.set(code, (number = districts.size))
    return number
  })
}

const readTerms = (service: Service, numbers: Buffer, from: number): Terms => ({
  service,
  minWeightKg: numbers.readInt32BE(from),
  volumetricDivisor: numbers.readInt32BE(from + 4),
  etdMinDays: numbers.readInt32BE(from + 8),
  etdMaxDays: numbers.readInt32BE(from + 12),
  codAvailable: numbers.readInt32BE(from + 16) === 1,
  validFrom: numbers.readInt32BE(from + 20),
  validTo: numbers.readInt32BE(from + 24),
})
