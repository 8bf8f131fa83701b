import { Counter, type Registry } from 'prom-client'
import type { DoorName } from './settings.ts'

/** Upper bounds in milliseconds; what takes longer than the last is in the one without a bound. */
const bounds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000]
const name = 'edis_http_request_duration_seconds'

type Answered = {
  door: DoorName
  call: string
  byStatus: Map<number, number>
  milliseconds: number
  /** How many were within each bound and beyond the one before it. */
  within: number[]
}

/** What every call answers, and how long that takes. Counting costs a call next to nothing; the text is made when it is asked for. */
export function answerTimes(registers: Registry[]) {
  const answered: Answered[] = []
  const requests = new Counter({
    name: 'edis_http_requests_total',
    help: 'Responses by host (door), path and status.',
    labelNames: ['door', 'call', 'status'],
    registers,
  })
  const seconds = new Counter({
    name: 'edis_http_request_seconds_total',
    help: 'Total time of these responses, from the request’s headers to the last byte.',
    labelNames: ['door', 'call'],
    registers,
  })

  return {
    /** Counts the answers of a call of a door. */
    of(door: DoorName, call: string): (status: number, milliseconds: number) => void {
      const one = answered.find((each) => each.door === door && each.call === call) ?? added(door, call)
      return (status, milliseconds) => {
        one.byStatus.set(status, (one.byStatus.get(status) ?? 0) + 1)
        one.milliseconds += milliseconds
        let at = 0
        while (at < bounds.length && milliseconds > bounds[at]!) at++
        one.within[at]! += 1
      }
    },
    /** Brings the counters up to date, and gives the histogram in Prometheus' text format. */
    text(): string {
      requests.reset()
      seconds.reset()
      const lines = [
        `# HELP ${name} Time of responses, from the request’s headers to the last byte.`,
        `# TYPE ${name} histogram`,
      ]
      for (const one of answered) {
        const { door, call, byStatus, milliseconds } = one
        if (byStatus.size === 0) continue
        seconds.inc({ door, call }, milliseconds / 1_000)
        for (const [status, count] of byStatus) requests.inc({ door, call, status }, count)
        lines.push(...histogramLines(one))
      }
      return `${lines.join('\n')}\n`
    },
  }

  function added(door: DoorName, call: string): Answered {
    const one = { door, call, byStatus: new Map(), milliseconds: 0, within: [...bounds.map(() => 0), 0] }
    answered.push(one)
    return one
  }
}

/** Paths are the contract's: nothing in them has to be escaped. */
function histogramLines({ door, call, milliseconds, within }: Answered): string[] {
  const labels = `door="${door}",call="${call}"`
  let count = 0
  const buckets = within.map((some, at) => {
    const bound = bounds[at]
    return `${name}_bucket{${labels},le="${bound === undefined ? '+Inf' : bound / 1_000}"} ${(count += some)}`
  })
  return [...buckets, `${name}_sum{${labels}} ${milliseconds / 1_000}`, `${name}_count{${labels}} ${count}`]
}
