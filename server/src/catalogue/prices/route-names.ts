import type { Regions } from '../../regions/regions.ts'

type Route = { origin_city: string; destination_district: string }
type Names = { origin_city_name: string | null; destination_district_name: string | null }

/** Lines of a rate card with the names of where they lead; null: there is no such region any more. */
export const withRouteNames = <Line extends Route>(
  regions: Pick<Regions, 'find'>,
  lines: readonly Line[],
): (Line & Names)[] =>
  lines.map((line) => ({
    ...line,
    origin_city_name: regions.find(line.origin_city)?.name ?? null,
    destination_district_name: regions.find(line.destination_district)?.fullName ?? null,
  }))
