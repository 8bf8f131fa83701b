/** Wrong keys of a partner's that are logged at once, and how long each that is more takes to come. */
const atOnce = 20
const everyMs = 60_000

/**
 * Limits what is logged for a partner because somebody says to be it: who knows an id alone may neither fill that
 * partner's log nor drown what else is in it. Returns whether one more is logged. Give it real partners alone.
 */
export function claimLimit(): (partnerId: string, at: Date) => boolean {
  const partners = new Map<string, { left: number; at: number }>()
  return (partnerId, at) => {
    const time = at.getTime()
    const before = partners.get(partnerId) ?? { left: atOnce, at: time }
    const left = Math.min(atOnce, before.left + Math.max(0, time - before.at) / everyMs)
    partners.set(partnerId, { left: left < 1 ? left : left - 1, at: time })
    return left >= 1
  }
}
