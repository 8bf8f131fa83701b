import { benchCalls } from './calls.ts'
import { benchConsoleLists } from './console-lists.ts'
import { benchDeliveries } from './deliveries.ts'
import { benchGrowth } from './growth/growth.ts'
import { benchHostile } from './hostile.ts'
import { benchLoad } from './load-table.ts'
import { benchOperations } from './operations.ts'
import { benchPages } from './pages/pages.ts'
import { benchReference } from './reference.ts'
import { benchRequestLog } from './request-log.ts'
import { benchSaleDay } from './sale-day/sale-day.ts'
import { benchSoak } from './soak.ts'
import { writeSection } from './results.ts'

// `npm run bench` runs every part, `npm run bench -- calls reference` those that are named.
const parts: Record<string, { title: string; run: () => Promise<string> }> = {
  calls: { title: 'Calls of the open API', run: benchCalls },
  load: { title: 'Every call under load', run: benchLoad },
  'sale-day': { title: 'A day of 12.12', run: benchSaleDay },
  soak: { title: 'An hour of requests', run: benchSoak },
  hostile: { title: 'Hostile requests of one partner', run: benchHostile },
  deliveries: { title: 'Deliveries', run: benchDeliveries },
  operations: { title: 'The feed and reports', run: benchOperations },
  reference: { title: 'The API reference', run: benchReference },
  console: { title: 'Lists of the console', run: benchConsoleLists },
  growth: { title: 'Millions of orders', run: () => benchGrowth() },
  pages: { title: 'Pages of the portal', run: () => benchPages() },
  'request-log': { title: 'Request log', run: benchRequestLog },
}
const names = process.argv.slice(2)
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) throw new Error(`No part is called ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`)
for (const [name, { title, run }] of Object.entries(parts))
  if (names.length === 0 || names.includes(name)) await writeSection(title, await run())
