/** A version of the rate card. Later imports have higher numbers. Days `YYYY-MM-DD` in Jakarta, both included. */
export type RateCardVersion = {
  card: number
  /** Whose own card it is; null: of all who have none. */
  partnerId: string | null
  validFrom: string
  validTo: string | null
}

/** Days since 1970 in Asia/Jakarta, the provider's zone, which is 7 hours ahead all year. */
export const dayInJakarta = (now: Date): number => Math.floor((now.getTime() + 7 * 3_600_000) / 86_400_000)

/** Days since 1970 of `YYYY-MM-DD`. */
const dayOf = (date: string): number => Date.parse(date) / 86_400_000

/** The newest imported whose validity holds on the day. `versions`: the newest first. */
export const versionOn = (versions: readonly RateCardVersion[], day: number): RateCardVersion | null =>
  versions.find(({ validFrom, validTo }) => dayOf(validFrom) <= day && (validTo === null || day <= dayOf(validTo))) ??
  null

/** Those that are in force on the day, everybody's and partners' own, and those that wait for theirs. */
export function inForceOrWaiting<Version extends RateCardVersion>(
  versions: readonly Version[],
  day: number,
): Version[] {
  return versions.filter((version) => ['in force', 'waiting'].includes(standingOf(version, versions, day)))
}

/** How a version stands on a day; `replaced`: a newer one of the same owner holds; `withdrawn`: it ends before it begins. `versions`: the newest first. */
export function standingOf(
  version: RateCardVersion,
  versions: readonly RateCardVersion[],
  day: number,
): 'in force' | 'waiting' | 'replaced' | 'ended' | 'withdrawn' {
  if (version.validTo !== null && version.validTo < version.validFrom) return 'withdrawn'
  if (dayOf(version.validFrom) > day) return 'waiting'
  if (version.validTo !== null && dayOf(version.validTo) < day) return 'ended'
  const ofOwner = versions.filter(({ partnerId }) => partnerId === version.partnerId)
  return versionOn(ofOwner, day)?.card === version.card ? 'in force' : 'replaced'
}

/** Says which card a partner's prices are of on a day: its own where one holds, else the one of all. */
export function cardsByPartner(
  versions: readonly RateCardVersion[],
): (partnerId: string, day: number) => RateCardVersion | null {
  const owned = Map.groupBy(
    versions.toSorted((one, other) => other.card - one.card),
    ({ partnerId }) => partnerId,
  )
  const inForce = new Map([...owned].map(([partnerId, its]) => [partnerId, onEachDay(its)]))
  const ofAll = inForce.get(null) ?? (() => null)
  return (partnerId, day) => inForce.get(partnerId)?.(day) ?? ofAll(day)
}

/** Looks only once a day: it is asked for with every price. */
function onEachDay(versions: readonly RateCardVersion[]): (day: number) => RateCardVersion | null {
  let last: { day: number; version: RateCardVersion | null } | null = null
  return (day) => (last?.day === day ? last : (last = { day, version: versionOn(versions, day) })).version
}
