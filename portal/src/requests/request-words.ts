import type { Tone } from '../ui/tag.tsx'

/** The colour of an answer: a wait or a conflict that passes is no fault. */
export function statusTone(status: number): Tone {
  if (status < 400) return 'live'
  return status === 429 || status === 409 ? 'dev' : 'bad'
}

/** `0.8 ms`, `84 ms`, `1.2 s`. */
export function durationWords(ms: number): string {
  if (ms < 10) return `${Math.round(ms * 10) / 10} ms`
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** `ord_01JD…4M608`: enough to tell ids apart in a list. */
export const shortId = (id: string): string => (id.length <= 16 ? id : `${id.slice(0, 8)}…${id.slice(-5)}`)
