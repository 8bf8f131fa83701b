import type { Regions } from '../regions/regions.ts'
import { importFile, importKinds, type ImportOptions } from './import/import.ts'
import type { ImportKind } from './import/kind.ts'
import type { Source } from './import/table.ts'

// For tests: small files, and their import.

type Cells = Record<string, string | number | boolean>

export const service: Cells = {
  courier_code: 'CEPAT',
  courier_name: 'Cepat',
  type: 'express',
  service_code: 'REG',
  service_name: 'Reguler',
  cod: true,
  insurance: true,
  pickup: true,
  dropoff: true,
  volumetric_divisor: 6000,
  rounding_tolerance_kg: '0.3',
  min_weight_kg: 1,
  max_weight_kg: 50,
  max_cod: 5_000_000,
  max_insured_value: 20_000_000,
  insurance_rate_percent: '0.20',
  insurance_admin_fee: 5_000,
  cod_fee_percent: '3',
  cod_fee_minimum: 2_500,
  surcharge_percent: 0,
  discount_percent: 0,
  cut_off_time: '16:00',
  day_type: 'working',
}

export const warehouse: Cells = {
  code: 'JKT',
  name: 'Gudang Jakarta',
  address: 'Jalan Contoh No. 1',
  district_code: '31.74.07',
  postal_code: '12140',
  latitude: '-6.2441',
  longitude: '106.7991',
  cut_off_time: '15:00',
  operating_days: '1-6',
  contact_name: 'Kepala Gudang',
  contact_phone: '081100000001',
  is_active: true,
}

export const product: Cells = {
  partner: '',
  sku: 'KOPI',
  name: 'Kopi',
  price: 85_000,
  weight_g: 300,
  length_cm: 20,
  width_cm: 12,
  height_cm: 8,
  is_active: true,
  warehouse_code: 'JKT',
  on_hand: 100,
}

export const rateLine: Cells = {
  courier_code: 'CEPAT',
  service_code: 'REG',
  origin_city_code: '31.74',
  destination_district_code: '31.71.01',
  price_first_kg: 10_000,
  price_next_kg: 9_000,
  min_weight_kg: 1,
  volumetric_divisor: 6000,
  etd_min_days: 1,
  etd_max_days: 2,
  cod_available: true,
  valid_from: '2026-01-01',
  valid_to: '',
}

export const holiday: Cells = { date: '2026-08-17', name: 'Kemerdekaan' }

/** A file of the rows; the first names the columns. */
export function csv(...rows: Cells[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [names.join(','), ...rows.map((row) => names.map((name) => row[name]).join(','))].join('\n')
}

function textSource(content: string | Uint8Array, name = 'file.csv'): Source {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return {
    name,
    size: bytes.length,
    async *bytes() {
      yield bytes
    },
  }
}

type Place = { databaseUrl: string; regions: Pick<Regions, 'find'>; partners?: { id: string; email: string }[] }

/** Imports into development, if nothing else is said, whatever is lost. Resolves with what was said of the last. */
export function importer({ databaseUrl, regions, partners = [] }: Place) {
  return async (
    kindName: ImportKind['name'],
    content: string | Uint8Array,
    options: Pick<Partial<ImportOptions>, 'environments' | 'dropRateLines' | 'card' | 'dryRun' | 'mayLoseMost'> = {},
  ): Promise<string> => {
    const kind = importKinds.find(({ name }) => name === kindName)
    if (!kind) throw new Error(`No kind ${kindName}`)
    const done = await importFile(kind, textSource(content, `${kindName}.csv`), {
      by: { kind: 'command_line', id: 'test', address: null },
      databaseUrl,
      environments: ['development'],
      loadRegions: async () => regions,
      listPartners: async () => partners,
      mayLoseMost: true,
      ...options,
    })
    return done.at(-1)?.said ?? ''
  }
}
