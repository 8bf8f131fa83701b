import {
  browserZone,
  chosenZone,
  type ChosenZone,
  offsetOf,
  readerZone,
  sameZone,
  timeZones,
  zoneName,
} from '../time/time-zone.ts'
import { reloadInPlace } from './reload-in-place.ts'

/** What clocks of the reader's zone say they show. Where pages are drawn there is no reader. */
export const zoneInForce = (): string => (globalThis.document === undefined ? '' : zoneName(new Date(), readerZone()))

/** A zone that can be chosen; null is the browser's, where its clocks are none of the others'. */
type OfferedZone = { zone: ChosenZone | null; name: string; offset: string; inForce: boolean }

/** The zones of Indonesia and UTC, and the browser's. */
export function offeredZones(): OfferedZone[] {
  const now = new Date()
  const offered = (zone: ChosenZone | null): OfferedZone => {
    const name = zoneName(now, zone ?? browserZone())
    return { zone, name, offset: offsetOf(now, zone ?? browserZone()), inForce: name === zoneInForce() }
  }
  return [...timeZones, ...(sameZone(now, browserZone()) ? [] : [null])].map(offered)
}

/** Keeps the zone with the browser and writes the page anew. One that is the browser's follows it when it travels. */
export function chooseZone(zone: ChosenZone | null): void {
  chosenZone.set(zone === sameZone(new Date(), browserZone()) ? null : zone)
  reloadInPlace()
}
