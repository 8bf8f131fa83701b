import type { Regions, Timezone } from '../../regions/regions.ts'
import {
  boolean,
  choice,
  clock,
  code,
  degrees,
  line,
  optional,
  phone,
  postalCode,
  regionCode,
  weekdays,
} from './columns.ts'
import type { WarehouseRow } from './import.store.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import { readTable } from './table.ts'

// Not the contract's own list, which would load typebox: the command line starts twice as fast without.
const timezones = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const satisfies Timezone[]

const columnsFor = (regions: Pick<Regions, 'find'>) => ({
  code: code({ about: 'The warehouse’s code, which identifies it', example: 'JKT1' }),
  name: line(100, { about: 'Name of the warehouse', example: 'Gudang Jakarta' }),
  address: line(300, { about: 'Street and number', example: 'Jl. Contoh No. 1' }),
  district_code: regionCode('district', (text) => regions.find(text), {
    about: 'Kemendagri code of the district',
    example: '31.71.03',
  }),
  postal_code: postalCode({ about: 'Postal code', example: '10620' }),
  latitude: degrees(-12, 7, { about: 'Degrees north', example: '-6.1620' }),
  longitude: degrees(94, 142, { about: 'Degrees east', example: '106.8560' }),
  timezone: optional(
    choice(timezones, { about: 'Time zone. Default: that of the district', example: 'Asia/Jakarta' }),
    null,
  ),
  cut_off_time: clock({ about: 'Orders ready by this time leave the same day', example: '16:00' }),
  operating_days: weekdays({ about: 'Days of the week, from 1 (Monday) to 7 (Sunday)', example: '1-6' }),
  contact_name: line(100, { about: 'Contact person for couriers', example: 'Kepala Gudang' }),
  contact_phone: phone({ about: 'Phone number of the contact person', example: '081234567890' }),
  is_active: boolean({ about: 'Whether orders can be sent from the warehouse', example: 'true' }),
})

export const warehouses: ImportKind = {
  name: 'warehouses',
  about: 'import warehouses, matched by code; warehouses missing from the file become inactive',
  columns: columnsFor({ find: () => null }),
  isHeld: true,
  run: importWarehouses,
}

async function importWarehouses({ source, store, loadRegions, faults, watch }: ImportJob): Promise<string> {
  const regions = await loadRegions()
  const rows = new Map<string, WarehouseRow>()
  const lines = new Map<string, number>()
  for await (const batch of readTable(source, columnsFor(regions), faults, watch)) {
    for (const { line: at, values } of batch) {
      const twin = lines.get(values.code)
      if (twin !== undefined) faults.add(at, 'code', `${values.code} is already on line ${twin}`)
      else lines.set(values.code, at)
      const timezone = values.timezone ?? regions.find(values.district_code)?.timezone
      rows.set(values.code, { ...values, timezone })
    }
  }
  faults.refuse()
  await store.upsertWarehouses([...rows.values()])
  const inactive = await store.deactivateWarehousesBut([...rows.keys()])
  return `${rows.size} warehouses; ${inactive} others became inactive`
}
