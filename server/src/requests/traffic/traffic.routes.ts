import { countTraffic } from '@edis/contract/portal-calls/traffic'
import type { ApiDoor } from '../../http/doors/api-door.ts'
import { presentCounts, spanOf, sumOf, withoutGaps } from './traffic.ts'
import type { TrafficStore } from './traffic.store.ts'

type Parts = { traffic: TrafficStore; now: () => Date }

export function trafficRoutes(door: ApiDoor, { traffic, now: clock }: Parts): void {
  door.answer(countTraffic, async ({ fields: { hours = 24 }, caller: { partnerId } }) => {
    const now = clock()
    const span = spanOf(hours, await traffic.first(partnerId), now)
    const [counted, before] = await Promise.all([
      traffic.slots(partnerId, span.from, span.stepMinutes),
      traffic.total(partnerId, new Date(2 * span.from.getTime() - now.getTime()), span.from),
    ])
    const slots = withoutGaps(counted, span, now)
    return {
      step_minutes: span.stepMinutes,
      slots: slots.map((slot) => ({ from: slot.from.toISOString(), ...presentCounts(slot) })),
      total: presentCounts(sumOf(slots)),
      before,
    }
  })
}
