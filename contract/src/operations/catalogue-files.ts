import { type TProperties, Type } from 'typebox'
import { closed, day, flag, line } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'
import { changedPrices } from './changed-prices.ts'

/** A catalogue file, by its content. */
type Kind<Import extends TProperties, Export extends TProperties> = {
  path: `/catalogue/${string}`
  /** As in titles: `Import Couriers`. */
  name: string
  /** What happens to existing entries. */
  about: string
  /** The header and one row of a valid file. */
  example: string
  /** Bytes. */
  largest: number
  /** Query parameters in addition to those of every file. */
  imports: Import
  exports: Export
}

const megabyte = 1024 * 1024
const small = 8 * megabyte

const importQueries = {
  dry_run: Type.Optional(
    flag({ description: 'Returns what would change, without changing anything.', examples: [true] }),
  ),
  confirm: Type.Optional(
    flag({
      description: 'Imports the file even if it would remove more than half of the existing entries.',
      examples: [false],
    }),
  ),
  reason: Type.Optional(line(1, 200, { description: 'Reason for the audit log.', examples: ['Tarif 2027'] })),
}

const imported = Type.Object({
  dry_run: Type.Boolean({ description: 'Whether this was a dry run, which changes nothing.', examples: [false] }),
  before: Type.Integer({ minimum: 0, description: 'Number of entries before the import.', examples: [12] }),
  added: Type.Integer({ minimum: 0, description: 'Number of new entries.', examples: [1] }),
  changed: Type.Integer({ minimum: 0, description: 'Number of changed entries.', examples: [2] }),
  gone: Type.Integer({
    minimum: 0,
    description: 'Number of removed entries; for warehouses, the number that became inactive.',
    examples: [0],
  }),
  needs_confirm: Type.Boolean({
    description: 'Whether the file would remove more than half of the entries and requires `confirm=true`.',
    examples: [false],
  }),
  summary: Type.String({
    description: 'Summary of the changes, in English.',
    examples: ['3 couriers, 5 services; 0 services removed'],
  }),
  prices: changedPrices,
})

function catalogueFile<const Import extends TProperties, const Export extends TProperties>(kind: Kind<Import, Export>) {
  const { path, name, about, example, largest } = kind
  const common = { path, scope: 'catalogue:write' } as const
  return {
    export: defineOperationsCall({
      ...common,
      method: 'GET',
      title: `Export ${name}`,
      summary: `Returns ${name.toLowerCase()} as a CSV file, in the format of PUT ${path}.`,
      description: `Sending this file back with PUT changes nothing: use it as a backup, to compare, or to edit and import.`,
      request: closed(kind.exports),
      data: Type.Null({ description: 'A successful response is a file.', examples: [null] }),
      file: { 'text/csv': 'CSV in UTF-8, with column names in the first row.' },
      message: 'File exported.',
      errors: [],
      examples: { request: {} as never, data: null },
    }),
    import: defineOperationsCall({
      ...common,
      method: 'PUT',
      title: `Import ${name}`,
      summary: `Imports ${name.toLowerCase()} from a CSV file: either the whole file or nothing.`,
      description: `
${about}

The format is that of \`edis import\`: UTF-8, or UTF-16 with a byte order mark, with cells separated by commas, semicolons or tabs. docs/catalogue.md describes the columns. The maximum size is ${largest / megabyte} MiB; import larger files on the command line.

- If any row is invalid, nothing is imported. Up to 100 invalid rows are returned, each with its line.
- \`dry_run=true\` returns what would change.
- If more than half of the existing entries are missing, the file may be truncated: the call returns CONFIRMATION_REQUIRED unless you send \`confirm=true\`.
- Prices, quotes and orders use the new data within two seconds. Imports into one environment run one at a time.

## Retries
Send the same file again: repeating an import changes nothing. With an \`Idempotency-Key\`, you receive the first response again.
`,
      request: closed({ ...importQueries, ...kind.imports }),
      takesFile: { mediaType: 'text/csv', largest, example },
      data: imported,
      message: 'File processed.',
      errors: ['CONFIRMATION_REQUIRED'],
      fieldErrors: ['ROW_INVALID'],
      idempotency: 'optional',
      examples: {
        request: {} as never,
        data: {
          dry_run: false,
          before: 12,
          added: 1,
          changed: 2,
          gone: 0,
          needs_confirm: false,
          summary: '3 couriers, 5 services; 0 services removed',
          prices: null,
        },
      },
    }),
  }
}

const ofPartner = (description: string) => Type.Optional(line(1, 254, { description, examples: ['dev@tokosenja.id'] }))

export const couriersFile = catalogueFile({
  path: '/catalogue/couriers',
  name: 'Couriers',
  about:
    'One row per service. The file replaces all existing couriers and services; disabled ones stay disabled unless the file says otherwise. A service can only be removed if no rate card in force uses it, or with `drop_rate_lines=true`.',
  example: [
    'courier_code,courier_name,type,service_code,service_name,cod,insurance,pickup,dropoff,volumetric_divisor,rounding_tolerance_kg,min_weight_kg,max_weight_kg,max_cod,max_insured_value,insurance_rate_percent,insurance_admin_fee,cod_fee_percent,cod_fee_minimum,surcharge_percent,discount_percent,cut_off_time,day_type,courier_is_active,is_active',
    'NUSA,Nusantara Express,express,REG,Regular,true,true,true,true,6000,0.3,1,50,5000000,20000000,0.20,5000,3,2500,0,0,16:00,working,true,true',
    '',
  ].join('\r\n'),
  largest: small,
  imports: {
    drop_rate_lines: Type.Optional(
      flag({
        description: 'Allows removing services that a rate card in force uses. They are no longer offered.',
        examples: [false],
      }),
    ),
  },
  exports: {},
})

export const warehousesFile = catalogueFile({
  path: '/catalogue/warehouses',
  name: 'Warehouses',
  about:
    'Existing warehouses are matched by `code` and keep their IDs. Warehouses missing from the file become inactive.',
  example: [
    'code,name,address,district_code,postal_code,latitude,longitude,timezone,cut_off_time,operating_days,contact_name,contact_phone,is_active',
    'JKT1,Gudang Jakarta,"Jl. Contoh No. 1, RT 01",31.74.07,12140,-6.2441,106.7991,Asia/Jakarta,15:00,1-6,Kepala Gudang,+6281234567890,true',
    '',
  ].join('\r\n'),
  largest: small,
  imports: {},
  exports: {},
})

export const productsFile = catalogueFile({
  path: '/catalogue/products',
  name: 'Products',
  about:
    'One row per product, or per product and warehouse with a stock count. Products are matched by partner and SKU; products missing from the file are kept. The export contains no stock: use PUT /stock for counts.',
  example: [
    'partner,sku,name,price,weight_g,length_cm,width_cm,height_cm,is_active',
    ',KANTONG-L,Kantong kemasan L,1500,20,40,30,1,true',
    '',
  ].join('\r\n'),
  largest: small,
  imports: {},
  exports: {},
})

export const rateCardsFile = catalogueFile({
  path: '/catalogue/rate-cards',
  name: 'Rate Cards',
  about:
    'Each file creates a new version of the rate card: the general one or, with `partner`, the partner’s own. Earlier versions do not change. A file identical to the version in force creates none. Orders keep the prices they were created with.',
  example: [
    'courier_code,service_code,origin_city_code,destination_district_code,price_first_kg,price_next_kg,min_weight_kg,volumetric_divisor,etd_min_days,etd_max_days,cod_available,valid_from,valid_to',
    'NUSA,REG,31.74,35.78.03,18000,16000,1,6000,2,3,true,2026-01-01,',
    '',
  ].join('\r\n'),
  largest: 64 * megabyte,
  imports: {
    name: Type.Optional(
      line(1, 100, {
        description:
          'Name of the version. Default: `rate-cards`, or the name of the version in force if the file is identical.',
        examples: ['Lebaran 2027'],
      }),
    ),
    partner: ofPartner('Creates the rate card of this partner only: email or ID.'),
    valid_from: Type.Optional(
      day({
        description: 'First valid day, in Jakarta time. Default: the earliest `valid_from` in the file.',
        examples: ['2027-03-01'],
      }),
    ),
    valid_to: Type.Optional(
      day({
        description: 'Last valid day. Default: the latest `valid_to` in the file, or until the next version.',
        examples: ['2027-03-31'],
      }),
    ),
  },
  exports: {
    partner: ofPartner('The rate card of this partner, by email or ID. Default: the general one.'),
    card: Type.Optional(
      line(1, 100, {
        description: 'Version of the rate card, by number or name. Default: the one in force today.',
        examples: ['3000'],
      }),
    ),
  },
})

export const holidaysFile = catalogueFile({
  path: '/catalogue/holidays',
  name: 'Holidays',
  about: 'The file replaces all existing public holidays.',
  example: ['date,name', '2026-08-17,Hari Kemerdekaan', ''].join('\r\n'),
  largest: small,
  imports: {},
  exports: {},
})

/** Every file of the catalogue. */
export const catalogueFiles = [couriersFile, warehousesFile, productsFile, rateCardsFile, holidaysFile] as const
