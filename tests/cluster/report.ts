import type { Receiver } from '@edis/testing/receiver.ts'
import type { Window } from './faults.ts'
import type { Kept } from './judgement.ts'
import type { Load, Try } from './load.ts'
import { handover, type Written } from './write-probes.ts'

type Told = {
  windows: readonly Window[]
  load: Load
  receiver: Receiver
  kept: Kept
  written: readonly Written[]
}

/** After its commit an event is claimed and sent within this time, in milliseconds. */
const underWay = 300

/** How long each fault was felt, as a table, and what was answered meanwhile. */
export function report({ windows, load, receiver, kept, written }: Told): string {
  const recorded = new Map(kept.events.map(({ id, recordedAt }) => [id, recordedAt.getTime()]))
  const began = Date.now() - performance.now()
  const firsts = new Map<string, number>()
  for (const { id, at } of receiver.received) if (!firsts.has(id)) firsts.set(id, at)
  const delays = [...firsts].map(([id, at]) => ({ at, ms: at + began - (recorded.get(id) ?? 0) }))

  const rows = windows.map(({ name, from, to }) => {
    const within = <T extends { at: number }>(all: readonly T[]) => all.filter(({ at }) => at >= from && at < to)
    const tries = within(load.tries)
    const done = tries.filter(({ outcome }) => outcome === 'done')
    const slowest = Math.max(0, ...done.map(({ at, startedAt }) => at - startedAt))
    const gap = longestGap(done, from, to)
    // By when it was under way, not by when it came: an event that waits for a lease comes in a later window.
    const late = delays.map(({ at, ms }) => ({ at: at - ms + underWay, ms })).filter(({ at }) => at >= from && at < to)
    const primaries = handover(written, { from, to })
    return [
      name,
      String(done.length),
      String(tries.length - done.length),
      seconds(gap),
      seconds(slowest),
      seconds(Math.max(0, ...late.map(({ ms }) => ms))),
      primaries ? `${seconds(primaries.last)} / ${seconds(primaries.first)}` : '',
    ]
  })
  const head = [
    'Fault',
    'Calls done',
    'Errors',
    'Longest gap between successes, s',
    'Slowest call, tries included, s',
    'Slowest event, s',
    'Last write by the old primary / first by the new, s',
  ]
  const duplicates = receiver.received.length - firsts.size
  return [
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `${load.acknowledged.length} orders acknowledged, each there once. ${firsts.size} events delivered; ${kept.interrupted} attempts were interrupted, ${duplicates} events came a second time, under the same webhook-id. Errors seen, all retryable: ${errorsOf(load.tries)}.`,
  ].join('\n')
}

const seconds = (ms: number): string => (ms / 1000).toFixed(1)

function longestGap(done: readonly Try[], from: number, to: number): number {
  const times = [from, ...done.map(({ at }) => at).toSorted((one, other) => one - other), to]
  return Math.max(...times.slice(1).map((time, index) => time - times[index]!))
}

function errorsOf(tries: readonly Try[]): string {
  const counts = Map.groupBy(
    tries.filter(({ outcome }) => outcome !== 'done'),
    ({ outcome }) => outcome,
  )
  return [...counts].map(([outcome, all]) => `${outcome.trim()} (${all.length})`).join(', ') || 'none'
}
