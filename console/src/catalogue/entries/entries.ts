/** What a column of a file holds, and how it is filled in. `key`: tells the row from others, and stays. */
type EntryColumn = {
  name: ColumnName
  kind?: 'number' | 'time' | 'date' | 'flag' | 'timezone'
  key?: true
  optional?: true
}
export type EntryKind = 'warehouses' | 'holidays' | 'products'
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
