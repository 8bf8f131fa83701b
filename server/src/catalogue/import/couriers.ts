import {
  boolean,
  choice,
  clock,
  code,
  integer,
  kilogramsAsGrams,
  line,
  optional,
  percentAsBasisPoints,
} from './columns.ts'
import type { ImportJob, ImportKind } from './kind.ts'
import type { CourierRow, ServiceKey, ServiceRow } from './import.store.ts'
import { readTable } from './table.ts'

const columns = {
  courier_code: code({ about: 'The courier’s code', example: 'NUSA' }),
  courier_name: line(100, { about: 'The courier’s name, the same in all of its rows', example: 'Nusantara Express' }),
  type: choice(['express', 'cargo', 'instant'], {
    about: '`express`, `cargo` or `instant`, the same in all of its rows',
    example: 'express',
  }),
  service_code: code({ about: 'The service’s code, unique within the courier', example: 'REG' }),
  service_name: line(100, { about: 'The service’s name', example: 'Regular' }),
  cod: boolean({ about: 'Whether the service supports COD', example: 'true' }),
  insurance: boolean({ about: 'Whether the service offers insurance', example: 'true' }),
  pickup: boolean({ about: 'Whether the courier picks up from the warehouse', example: 'true' }),
  dropoff: boolean({ about: 'Whether parcels can be dropped off at the courier', example: 'true' }),
  volumetric_divisor: integer(1, 100_000, { about: 'Volume in cm³ that counts as one kilogram', example: '6000' }),
  rounding_tolerance_kg: kilogramsAsGrams(999, {
    about: 'Largest remainder above a whole kilogram that rounds down, in kg; 0 always rounds up',
    example: '0.3',
  }),
  min_weight_kg: integer(1, 1_000, { about: 'Minimum chargeable weight, in kg', example: '1' }),
  max_weight_kg: integer(1, 100_000, { about: 'Maximum weight of a shipment, in kg', example: '50' }),
  max_cod: integer(0, 2_000_000_000, { about: 'Maximum COD amount, in rupiah', example: '5000000' }),
  max_insured_value: integer(0, 2_000_000_000, { about: 'Maximum insured value, in rupiah', example: '20000000' }),
  insurance_rate_percent: percentAsBasisPoints({
    about: 'Insurance rate, as a percentage of the value of the goods',
    example: '0.20',
  }),
  insurance_admin_fee: integer(0, 1_000_000_000, { about: 'Insurance admin fee, in rupiah', example: '5000' }),
  cod_fee_percent: percentAsBasisPoints({
    about:
      'COD fee, as a percentage of the greater of the value of the goods and the COD amount, plus shipping and insurance',
    example: '3',
  }),
  cod_fee_minimum: integer(0, 1_000_000_000, { about: 'Minimum COD fee, in rupiah', example: '2500' }),
  surcharge_percent: percentAsBasisPoints({ about: 'Surcharge, as a percentage of the base price', example: '0' }),
  discount_percent: percentAsBasisPoints({ about: 'Discount, as a percentage of the base price', example: '0' }),
  cut_off_time: clock({
    about: 'Shipments ready by this time count for the same day, in warehouse time',
    example: '16:00',
  }),
  day_type: choice(['working', 'calendar'], {
    about: '`working` or `calendar`: the days that count towards the delivery time',
    example: 'working',
  }),
  courier_is_active: optional(
    boolean({
      about:
        'Whether the courier is switched on, the same in all of its rows. If empty, unchanged; new couriers are on',
      example: 'true',
    }),
    null,
  ),
  is_active: optional(
    boolean({ about: 'Whether the service is switched on. If empty, unchanged; new services are on', example: 'true' }),
    null,
  ),
}

export const couriers: ImportKind = {
  name: 'couriers',
  about: 'import couriers and their services, one row per service; the file replaces all existing ones',
  columns,
  isHeld: true,
  run: importCouriers,
}

async function importCouriers({ source, store, faults, watch, dropRateLines }: ImportJob): Promise<string> {
  const found = new Map<string, CourierRow>()
  const services = new Map<string, ServiceRow>()
  const lines = new Map<string, number>()
  for await (const batch of readTable(source, columns, faults, watch)) {
    for (const { line: at, values } of batch) {
      const { courier_name, type, service_name, courier_code, service_code, courier_is_active, ...rest } = values
      const {
        rounding_tolerance_kg,
        insurance_rate_percent,
        cod_fee_percent,
        surcharge_percent,
        discount_percent,
        ...same
      } = rest
      const courier = found.get(courier_code) ?? {
        code: courier_code,
        name: courier_name,
        type,
        is_active: courier_is_active,
      }
      found.set(courier_code, courier)
      const of = `${courier_code} on line ${lines.get(courier_code) ?? at}`
      if (courier.name !== courier_name) faults.add(at, 'courier_name', `it differs from the name of ${of}`)
      if (courier.type !== type) faults.add(at, 'type', `it differs from the type of ${of}`)
      if (courier.is_active !== courier_is_active) faults.add(at, 'courier_is_active', `it differs from that of ${of}`)
      if (!lines.has(courier_code)) lines.set(courier_code, at)

      const key = `${courier_code} ${service_code}`
      const twin = lines.get(key)
      if (twin !== undefined) faults.add(at, 'service_code', `${key} is already on line ${twin}`)
      else lines.set(key, at)
      if (same.max_weight_kg < same.min_weight_kg) faults.add(at, 'max_weight_kg', 'it is below min_weight_kg')
      services.set(key, {
        ...same,
        courier_code,
        service_code,
        name: service_name,
        rounding_tolerance_g: rounding_tolerance_kg,
        insurance_bp: insurance_rate_percent,
        cod_fee_bp: cod_fee_percent,
        surcharge_bp: surcharge_percent,
        discount_bp: discount_percent,
      })
    }
  }
  faults.refuse()

  const gone = (await store.services()).filter((service) => !services.has(keyOf(service)))
  for (const service of dropRateLines ? [] : await store.servicesInForce(gone))
    faults.add(
      1,
      'service_code',
      `${keyOf(service)} is missing, but a rate card in force uses it; import a rate card without it first, or use --drop-rate-lines`,
    )
  faults.refuse()
  await store.replaceCouriers([...found.values()], [...services.values()])
  return `${found.size} couriers, ${services.size} services; ${gone.length} services removed`
}

const keyOf = ({ courier_code, service_code }: ServiceKey): string => `${courier_code} ${service_code}`
