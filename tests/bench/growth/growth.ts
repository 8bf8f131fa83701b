import { parseArgs } from 'node:util'
import { compareReads, readsCompared } from '../compare-reads.ts'
import { whole } from '../figures.ts'
import { grownCalls } from './grown-calls.ts'
import { startSide } from './sides.ts'

// `node tests/bench/growth/growth.ts --few 10000 --many 100000` shows it smaller and writes nothing down.

const few = 500_000
const many = 2_000_000
const budget = 1.5

/** Every call with so many orders behind it, beside the same with few. */
export async function benchGrowth(sizes: { few: number; many: number } = { few, many }): Promise<string> {
  const sides = [await startSide(sizes.few), await startSide(sizes.many)]
  try {
    const lines: string[] = []
    for (const { name, prepare, ask } of grownCalls()) {
      for (const side of sides) await prepare?.(side)
      const reads = sides.map((side) => (sample: number) => ask(side, side.known[sample % side.known.length]!, sample))
      lines.push(await compareReads([{ name, reads }], budget))
    }
    const disk = sides.map(({ gigabytes }) => `${gigabytes.toFixed(1)} GB`)
    return `Every call of the Open API, and those of portal and provider that read or write orders, events and webhook deliveries, over HTTP, with
${whole(sizes.few)} orders and ${whole(sizes.few * 8)} deliveries of four weeks (${disk[0]} of disk) and with ${whole(sizes.many)} and ${whole(sizes.many * 8)} (${disk[1]}). One of
10,000 partners has a tenth of them and makes the calls; one at a time, in turns, ${readsCompared} different ones each, of each the middle of three
tries; p50 / p95 in ms. Nothing waits for the disk, so that a write is compared by what it does.

| Call | ${whole(sizes.few)} orders | ${whole(sizes.many)} orders | Ratio of p95 | Budget |
|---|---|---|---|---|
${lines.join('\n')}
`
  } finally {
    for (const side of sides) await side.stop()
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { few: { type: 'string', default: String(few) }, many: { type: 'string', default: String(many) } },
  })
  console.log(await benchGrowth({ few: Number(values.few), many: Number(values.many) }))
}
