/** What a column of a file holds, and how it is filled in. `key`: tells the row from others, and stays. */
export type EntryColumn = {
  name: ColumnName
  kind?: 'number' | 'time' | 'date' | 'flag' | 'timezone' | 'days'
  key?: true
  optional?: true
}
export type EntryKind = 'warehouses' | 'holidays' | 'products' | 'couriers'
/** A row, by column. */
export type Entry = Record<string, string>

export type ColumnName =
  | 'code'
  | 'name'
  | 'address'
  | 'district_code'
  | 'postal_code'
  | 'latitude'
  | 'longitude'
  | 'timezone'
  | 'cut_off_time'
  | 'operating_days'
  | 'contact_name'
  | 'contact_phone'
  | 'is_active'
  | 'date'
  | 'partner'
  | 'sku'
  | 'price'
  | 'weight_g'
  | 'length_cm'
  | 'width_cm'
  | 'height_cm'
  | 'warehouse_code'
  | 'on_hand'
  | 'courier_code'
  | 'service_code'
  | 'service_name'
  | 'cod'
  | 'insurance'
  | 'pickup'
  | 'dropoff'
  | 'volumetric_divisor'
  | 'rounding_tolerance_kg'
  | 'min_weight_kg'
  | 'max_weight_kg'
  | 'max_cod'
  | 'max_insured_value'
  | 'insurance_rate_percent'
  | 'insurance_admin_fee'
  | 'cod_fee_percent'
  | 'cod_fee_minimum'
  | 'surcharge_percent'
  | 'discount_percent'
  | 'day_type'

/** The columns of each file, in its order. */
export const entryColumns: Record<EntryKind, readonly EntryColumn[]> = {
  warehouses: [
    { name: 'code', key: true },
    { name: 'name' },
    { name: 'address' },
    { name: 'district_code' },
    { name: 'postal_code' },
    { name: 'latitude' },
    { name: 'longitude' },
    { name: 'timezone', kind: 'timezone', optional: true },
    { name: 'cut_off_time', kind: 'time' },
    { name: 'operating_days' },
    { name: 'contact_name' },
    { name: 'contact_phone' },
    { name: 'is_active', kind: 'flag' },
  ],
  holidays: [{ name: 'date', kind: 'date', key: true }, { name: 'name' }],
  products: [
    { name: 'partner', key: true, optional: true },
    { name: 'sku', key: true },
    { name: 'name' },
    { name: 'price', kind: 'number' },
    { name: 'weight_g', kind: 'number' },
    { name: 'length_cm', kind: 'number' },
    { name: 'width_cm', kind: 'number' },
    { name: 'height_cm', kind: 'number' },
    { name: 'is_active', kind: 'flag' },
  ],
  // A row is a service. What its other rows say of the courier as well stays; both are switched by themselves.
  couriers: [
    { name: 'courier_code', key: true },
    { name: 'service_code', key: true },
    { name: 'service_name' },
    { name: 'cut_off_time', kind: 'time' },
    { name: 'day_type', kind: 'days' },
    { name: 'volumetric_divisor', kind: 'number' },
    { name: 'rounding_tolerance_kg' },
    { name: 'min_weight_kg', kind: 'number' },
    { name: 'max_weight_kg', kind: 'number' },
    { name: 'surcharge_percent' },
    { name: 'discount_percent' },
    { name: 'max_cod', kind: 'number' },
    { name: 'cod_fee_percent' },
    { name: 'cod_fee_minimum', kind: 'number' },
    { name: 'max_insured_value', kind: 'number' },
    { name: 'insurance_rate_percent' },
    { name: 'insurance_admin_fee', kind: 'number' },
    { name: 'cod', kind: 'flag' },
    { name: 'insurance', kind: 'flag' },
    { name: 'pickup', kind: 'flag' },
    { name: 'dropoff', kind: 'flag' },
  ],
}

export const timezones = [
  { value: 'Asia/Jakarta', label: 'WIB' },
  { value: 'Asia/Makassar', label: 'WITA' },
  { value: 'Asia/Jayapura', label: 'WIT' },
]

/** A product that is new has stock somewhere: without any, nobody can order it, and no list shows it. */
export const firstStock: readonly EntryColumn[] = [{ name: 'warehouse_code' }, { name: 'on_hand', kind: 'number' }]

export const isSameEntry = (kind: EntryKind, one: Entry, other: Entry): boolean =>
  entryColumns[kind].every(({ name, key }) => !key || one[name] === other[name])
