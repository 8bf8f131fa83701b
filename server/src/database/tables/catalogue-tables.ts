import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { partners } from './accounts-tables.ts'
import { moment } from './columns.ts'
import { partnerId } from './partner-column.ts'

// What the provider imports. Money in whole rupiah, weight in grams or kilograms as named, size in centimetres,
// rates in basis points (1/10,000).

/**
 * One row. Every import counts `version` up, so that running processes load it anew. `rateCard` is what versions before
 * rate_card_versions read: the card that an import put in force last.
 */
export const catalogueState = pgTable('catalogue_state', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
  rateCard: bigint('rate_card', { mode: 'number' }).notNull(),
})

const switchedOff = {
  /** When it is switched on again by itself; null: it is on, or stays off. */
  offUntil: moment('off_until'),
  /** Why it is off, for staff. */
  offReason: text('off_reason'),
}

export const couriers = pgTable('couriers', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  type: text('type', { enum: ['express', 'cargo', 'instant'] }).notNull(),
  /** false: switched off. null, which the import of the version before writes: not. */
  isActive: boolean('is_active').default(true),
  ...switchedOff,
})

export const services = pgTable(
  'services',
  {
    courierCode: text('courier_code')
      .notNull()
      .references(() => couriers.code, { onDelete: 'cascade' }),
    serviceCode: text('service_code').notNull(),
    name: text('name').notNull(),
    cod: boolean('cod').notNull(),
    insurance: boolean('insurance').notNull(),
    pickup: boolean('pickup').notNull(),
    dropoff: boolean('dropoff').notNull(),
    volumetricDivisor: integer('volumetric_divisor').notNull(),
    roundingToleranceG: integer('rounding_tolerance_g').notNull(),
    minWeightKg: integer('min_weight_kg').notNull(),
    maxWeightKg: integer('max_weight_kg').notNull(),
    maxCod: integer('max_cod').notNull(),
    maxInsuredValue: integer('max_insured_value').notNull(),
    insuranceBp: integer('insurance_bp').notNull(),
    insuranceAdminFee: integer('insurance_admin_fee').notNull(),
    codFeeBp: integer('cod_fee_bp').notNull(),
    codFeeMinimum: integer('cod_fee_minimum').notNull(),
    surchargeBp: integer('surcharge_bp').notNull(),
    discountBp: integer('discount_bp').notNull(),
    /** `HH:MM`, in the warehouse's time zone. */
    cutOffTime: text('cut_off_time').notNull(),
    dayType: text('day_type', { enum: ['working', 'calendar'] }).notNull(),
    /** As of the courier. */
    isActive: boolean('is_active').default(true),
    ...switchedOff,
  },
  (table) => [primaryKey({ columns: [table.courierCode, table.serviceCode] })],
)

export const warehouses = pgTable('warehouses', {
  id: text('id').primaryKey(),
  code: text('code').notNull().unique('warehouses_code'),
  name: text('name').notNull(),
  address: text('address').notNull(),
  districtCode: text('district_code').notNull(),
  postalCode: text('postal_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  timezone: text('timezone').notNull(),
  cutOffTime: text('cut_off_time').notNull(),
  /** ISO days, 1 Monday to 7 Sunday. */
  operatingDays: smallint('operating_days').array().notNull(),
  contactName: text('contact_name').notNull(),
  /** E.164. */
  contactPhone: text('contact_phone').notNull(),
  isActive: boolean('is_active').notNull(),
})

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** null: every partner's, as the SAMPLE's are. */
    partnerId: text('partner_id').references(() => partners.id, { onDelete: 'restrict' }),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    price: integer('price').notNull(),
    weightG: integer('weight_g').notNull(),
    lengthCm: integer('length_cm').notNull(),
    widthCm: integer('width_cm').notNull(),
    heightCm: integer('height_cm').notNull(),
    isActive: boolean('is_active').notNull(),
  },
  (table) => [unique('products_sku').on(table.partnerId, table.sku).nullsNotDistinct()],
)

/**
 * Available is what is on hand and not reserved. A count may find less than orders hold: then nothing is available, and
 * the stock is short.
 */
export const stock = pgTable(
  'stock',
  {
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'restrict' }),
    warehouseId: text('warehouse_id')
      .notNull()
      .references(() => warehouses.id, { onDelete: 'restrict' }),
    onHand: integer('on_hand').notNull(),
    /** What orders hold in production; in development nothing: see sandboxReservations. */
    reserved: integer('reserved').notNull().default(0),
    /** When what is on hand was counted. An older count changes nothing. */
    asOf: moment('as_of').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.warehouseId] }),
    index('stock_warehouse').on(table.warehouseId),
  ],
)

/**
 * What a partner's own orders hold in development, where each partner has the whole stock for itself. Made by its first
 * reservation, deleted a day later: then the stock is full again.
 */
export const sandboxReservations = pgTable(
  'sandbox_reservations',
  {
    partnerId: partnerId(),
    productId: text('product_id').notNull(),
    warehouseId: text('warehouse_id').notNull(),
    reserved: integer('reserved').notNull(),
    /** When the first of it was reserved. */
    since: moment('since').notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.productId, table.warehouseId] })],
)

/**
 * The rate card, a row for each that was imported. Which one is in force is the rules' (catalogue/rate-card-versions.ts).
 * Days in Asia/Jakarta, both included.
 */
export const rateCardVersions = pgTable('rate_card_versions', {
  card: bigint('card', { mode: 'number' }).primaryKey(),
  name: text('name').notNull(),
  /** Whose own card it is; null: of all who have none. */
  partnerId: text('partner_id').references(() => partners.id),
  validFrom: date('valid_from').notNull(),
  validTo: date('valid_to'),
  /** null: a card from before cards were versions. */
  lines: integer('lines'),
  importedAt: moment('imported_at').notNull(),
})

/** What comes off each price of the card for one partner. It stays when couriers are imported anew. */
export const contractPrices = pgTable(
  'contract_prices',
  {
    partnerId: partnerId(),
    courierCode: text('courier_code').notNull(),
    serviceCode: text('service_code').notNull(),
    discountBp: integer('discount_bp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.courierCode, table.serviceCode] }),
    check('contract_prices_discount', sql`${table.discountBp} between 1 and 10000`),
  ],
)

/** The lines of all cards. A trigger keeps them: rows are never deleted. */
export const rateCards = pgTable(
  'rate_cards',
  {
    card: bigint('card', { mode: 'number' }).notNull(),
    originCityCode: text('origin_city_code').notNull(),
    destinationDistrictCode: text('destination_district_code').notNull(),
    courierCode: text('courier_code').notNull(),
    serviceCode: text('service_code').notNull(),
    priceFirstKg: integer('price_first_kg').notNull(),
    priceNextKg: integer('price_next_kg').notNull(),
    minWeightKg: integer('min_weight_kg').notNull(),
    volumetricDivisor: integer('volumetric_divisor').notNull(),
    etdMinDays: smallint('etd_min_days').notNull(),
    etdMaxDays: smallint('etd_max_days').notNull(),
    codAvailable: boolean('cod_available').notNull(),
    validFrom: date('valid_from').notNull(),
    validTo: date('valid_to'),
  },
  (table) => [
    primaryKey({
      columns: [table.card, table.originCityCode, table.courierCode, table.serviceCode, table.destinationDistrictCode],
    }),
  ],
)

export const holidays = pgTable('holidays', {
  date: date('date').primaryKey(),
  name: text('name').notNull(),
})
