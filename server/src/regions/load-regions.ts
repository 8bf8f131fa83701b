import { readFile } from 'node:fs/promises'
import { regionsInMemory } from './regions-in-memory.ts'
import { parseRegionCsv } from './region-csv.ts'
import type { Regions } from './regions.ts'

/** In the order of the levels. */
const files = [
  ['provinces', 'code,name'],
  ['regencies', 'code,province_code,name'],
  ['districts', 'code,regency_code,name'],
  ['villages', 'code,district_code,name'],
] as const

/**
 * Every region of Indonesia, from the npm package idn-area-data: Kepmendagri 300.2.2-2138 of 2025, as a database under
 * the ODbL 1.0 (the package's code is MIT). It has no postal codes. Read past the package's own parser, which takes
 * several times as long.
 */
export async function loadRegions(): Promise<Regions> {
  const rows = await Promise.all(
    files.map(async ([file, header]) => {
      const url = new URL(import.meta.resolve(`idn-area-data/data/${file}.csv`))
      return parseRegionCsv(await readFile(url), header)
    }),
  )
  return regionsInMemory(rows.flat())
}
