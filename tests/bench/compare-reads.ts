import { median, quantile } from './figures.ts'

export const readsCompared = 200

/** `reads`: the same read on each side, the small one first; each sample is another. */
type Case = { name: string; reads: ((sample: number) => Promise<unknown>)[] }

/** Makes the reads of both sides in turns. Gives a line of a table for each: p50 / p95 of both, the ratio, the budget. */
export async function compareReads(cases: readonly Case[], budget: number): Promise<string> {
  const lines: string[] = []
  for (const { name, reads } of cases) {
    const times = reads.map((): number[] => [])
    for (let sample = -20; sample < readsCompared; sample++)
      for (const [side, read] of reads.entries()) {
        // The middle of three: a machine that does other things as well shows in the others.
        const tries: number[] = []
        for (let attempt = 0; attempt < 3; attempt++) {
          const began = performance.now()
          await read(Math.abs(sample))
          tries.push(performance.now() - began)
        }
        // The first twenty warm both.
        if (sample >= 0) times[side]!.push(median(tries))
      }
    const shown = times.map((each) => `${median(each).toFixed(2)} / ${quantile(each, 0.95).toFixed(2)}`)
    console.log(`${name}: ${shown.join(', ')}`)
    const [small, large] = times.map((each) => quantile(each, 0.95)) as [number, number]
    lines.push(`| ${name} | ${shown.join(' | ')} | ${(large / small).toFixed(2)} | ${budget} |`)
  }
  return lines.join('\n')
}
