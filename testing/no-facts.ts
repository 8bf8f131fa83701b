import type { Facts } from '../server/src/review/facts.ts'

/** Of a partner that has done nothing yet. */
export const noFacts: Facts = {
  calls: new Map(),
  events: new Map(),
  sends: { forCorrected: [], forReplayed: [] },
  expiry: { expired: null, refreshed: null, called: null },
  limited: { limited: null, next: null },
  challenges: new Map(),
  leak: null,
  last: null,
}
