/** From when to when an announcement is shown. */
type Span = { fromAt: Date; untilAt: Date | null; withdrawnAt: Date | null }

/** How an announcement stands; its banner is shown while it is in force. */
export function announcementState(
  { fromAt, untilAt, withdrawnAt }: Span,
  now: Date,
): 'planned' | 'in_force' | 'over' | 'withdrawn' {
  if (withdrawnAt) return 'withdrawn'
  if (fromAt > now) return 'planned'
  return untilAt && untilAt <= now ? 'over' : 'in_force'
}
