import type { ColumnName } from './entries.ts'

type Words = { label: string; note?: string }

const columns: Record<ColumnName, Words> = {
  code: { label: 'Code', note: 'Up to 20 characters: A–Z, 0–9, - and _.' },
  name: { label: 'Name' },
  address: { label: 'Address' },
  district_code: { label: 'District code', note: 'Kemendagri code, such as 31.71.03.' },
  postal_code: { label: 'Postal code' },
  latitude: { label: 'Latitude', note: 'In degrees; negative in the south.' },
  longitude: { label: 'Longitude', note: 'In degrees.' },
  timezone: { label: 'Time zone' },
  cut_off_time: { label: 'Cut-off time', note: 'Orders ready by then leave the same day.' },
  operating_days: { label: 'Operating days', note: '1 is Monday, 7 is Sunday: 1-6 or 1 3 5.' },
  contact_name: { label: 'Contact person' },
  contact_phone: { label: 'Contact phone' },
  is_active: { label: 'Active' },
  date: { label: 'Date' },
  partner: { label: 'Partner', note: 'Email or ID of the owner. Leave empty for all partners.' },
  sku: { label: 'SKU' },
  price: { label: 'Unit price (Rp)' },
  weight_g: { label: 'Weight (g)', note: 'Packed.' },
  length_cm: { label: 'Length (cm)' },
  width_cm: { label: 'Width (cm)' },
  height_cm: { label: 'Height (cm)' },
  warehouse_code: { label: 'Warehouse code', note: 'Where its first stock is.' },
  on_hand: { label: 'On hand' },
}

/** Entries of the catalogue that are edited one at a time, in English. */
export const messages = {
  columns,
  what: 'the product',
  editOf: (name: string) => `Edit: ${name}`,
  save: 'Save',
  saved: 'Changes saved.',
  added: 'Added.',
  ofDistrict: 'That of the district',
  exists: 'An entry with this key already exists. Edit that one instead.',
  changed: 'Someone changed this entry while you were editing. Close this dialog and open it again.',
  gone: 'This product no longer exists.',
  warehouses: { add: 'Add warehouse', edit: (name: string) => `Edit ${name}` },
  holidays: { add: 'Add holiday', edit: (name: string) => `Edit ${name}` },
  products: { add: 'Add product', edit: (name: string) => `Edit ${name}` },
  removeHoliday: {
    title: (name: string) => `Remove ${name}?`,
    text: 'The day counts as a working day again in delivery estimates.',
    act: 'Remove',
    actOf: (name: string) => `Remove: ${name}`,
    done: 'Holiday removed.',
  },
}
