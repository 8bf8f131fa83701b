import { type TProperties, Type } from 'typebox'
import { closed, day, flag, line } from '../calls/fields.ts'
import { defineOperationsCall } from '../calls/operations-call.ts'

/** A file of the catalogue, by what it holds. */
type Kind<Import extends TProperties, Export extends TProperties> = {
  path: `/catalogue/${string}`
  /** As titles say it: `Import Couriers`. */
  name: string
  /** What becomes of what was there. */
  about: string
  /** Two lines of a good file, the header the first. */
  example: string
  /** Bytes. */
  largest: number
  /** Queries besides those of every file. */
  imports: Import
  exports: Export
}

const megabyte = 1024 * 1024
const small = 8 * megabyte

const importQueries = {
  dry_run: Type.Optional(flag({ description: 'Says what would change, and changes nothing.', examples: [true] })),
  confirm: Type.Optional(
    flag({
      description: 'Imports the file even if more than half of what is there would go.',
      examples: [false],
    }),
  ),
  reason: Type.Optional(line(1, 200, { description: 'Why, for the audit log.', examples: ['Tarif 2027'] })),
}

const imported = Type.Object({
  dry_run: Type.Boolean({ description: 'Whether nothing was changed.', examples: [false] }),
  before: Type.Integer({ minimum: 0, description: 'How many there were.', examples: [12] }),
  added: Type.Integer({ minimum: 0, description: 'How many are new.', examples: [1] }),
  changed: Type.Integer({ minimum: 0, description: 'How many are other than before.', examples: [2] }),
  gone: Type.Integer({
    minimum: 0,
    description: 'How many are there no more; of warehouses, how many became inactive.',
    examples: [0],
  }),
  needs_confirm: Type.Boolean({
    description: 'Whether more than half would go, so that it takes `confirm=true`.',
    examples: [false],
  }),
  summary: Type.String({
    description: 'What was done, in words, in English.',
    examples: ['3 couriers, 5 services; 0 services are gone'],
  }),
})

function catalogueFile<const Import extends TProperties, const Export extends TProperties>(kind: Kind<Import, Export>) {
  const { path, name, about, example, largest } = kind
  const common = { path, scope: 'catalogue:write' } as const
  return {
    export: defineOperationsCall({
      ...common,
      method: 'GET',
      title: `Export ${name}`,
      summary: `${name} as the CSV file that PUT ${path} takes.`,
      description: `PUT of what this answers changes nothing: use it for a copy, to compare, or to edit and send back.`,
      request: closed(kind.exports),
      data: Type.Null({ description: 'A success is a file.', examples: [null] }),
      file: { 'text/csv': 'UTF-8; its first row has the names of the columns.' },
      message: 'File follows.',
      errors: [],
      examples: { request: {} as never, data: null },
    }),
    import: defineOperationsCall({
      ...common,
      method: 'PUT',
      title: `Import ${name}`,
      summary: `Takes over ${name.toLowerCase()} from a CSV file, all of it or nothing.`,
      description: `
${about}

The file is that of \`edis import\`: UTF-8, or UTF-16 with a byte order mark; cells separated by commas, semicolons or tabs. docs/catalogue.md describes its columns. At most ${largest / megabyte} MiB; what is larger goes by the command line.

- Each wrong row is told with its line, up to 100 of them; nothing is imported then.
- \`dry_run=true\` says what would change.
- A file that lacks more than half of what is there may have been cut off: CONFIRMATION_REQUIRED, unless \`confirm=true\` is sent.
- Prices, quotes and orders follow within two seconds. Imports into one environment take turns.

## Retries
Send the same file again: it changes nothing twice. With an \`Idempotency-Key\` the first response comes again.
`,
      request: closed({ ...importQueries, ...kind.imports }),
      takesFile: { mediaType: 'text/csv', largest, example },
      data: imported,
      message: 'File read.',
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
          summary: '3 couriers, 5 services; 0 services are gone',
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
    'A row per service. They replace all that were there; what is switched off stays off unless the file says otherwise. A service may only go when no rate card in force has lines of it, or with `drop_rate_lines=true`.',
  example: [
    'courier_code,courier_name,type,service_code,service_name,cod,insurance,pickup,dropoff,volumetric_divisor,rounding_tolerance_kg,min_weight_kg,max_weight_kg,max_cod,max_insured_value,insurance_rate_percent,insurance_admin_fee,cod_fee_percent,cod_fee_minimum,surcharge_percent,discount_percent,cut_off_time,day_type,courier_is_active,is_active',
    'NUSA,Nusantara Express,express,REG,Regular,true,true,true,true,6000,0.3,1,50,5000000,20000000,0.20,5000,3,2500,0,0,16:00,working,true,true',
    '',
  ].join('\r\n'),
  largest: small,
  imports: {
    drop_rate_lines: Type.Optional(
      flag({
        description: 'Lets services go of which a rate card in force has lines; those are offered no more.',
        examples: [false],
      }),
    ),
  },
  exports: {},
})

export const warehousesFile = catalogueFile({
  path: '/catalogue/warehouses',
  name: 'Warehouses',
  about: 'Those that are there are changed by `code`, and keep their ids. One that the file lacks becomes inactive.',
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
    'A row per product, or per product and warehouse with a count of its stock. Products are added or changed by partner and SKU; those that the file lacks stay. The export has no stock: PUT /stock takes counts.',
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
    'Each file is a version of the rate card, everybody’s or, with `partner`, that partner’s own; no earlier one changes. A file that says what the version in force says already makes none. Orders keep the prices that they were sent with.',
  example: [
    'courier_code,service_code,origin_city_code,destination_district_code,price_first_kg,price_next_kg,min_weight_kg,volumetric_divisor,etd_min_days,etd_max_days,cod_available,valid_from,valid_to',
    'NUSA,REG,31.74,35.78.03,18000,16000,1,6000,2,3,true,2026-01-01,',
    '',
  ].join('\r\n'),
  largest: 64 * megabyte,
  imports: {
    name: Type.Optional(
      line(1, 100, {
        description: 'What the version is called. Absent: `rate-cards`, or as the version in force if it is the same.',
        examples: ['Lebaran 2027'],
      }),
    ),
    partner: ofPartner('Makes it the own card of this partner: email or id.'),
    valid_from: Type.Optional(
      day({
        description: 'The first day it is in force, in Jakarta. Absent: that of its first row.',
        examples: ['2027-03-01'],
      }),
    ),
    valid_to: Type.Optional(
      day({
        description: 'The last day. Absent: that of its last row, or until another comes.',
        examples: ['2027-03-31'],
      }),
    ),
  },
  exports: {
    partner: ofPartner('This partner’s own card, by email or id. Absent: everybody’s.'),
    card: Type.Optional(
      line(1, 100, {
        description: 'Which version, by its number or name. Absent: the one in force today.',
        examples: ['3000'],
      }),
    ),
  },
})

export const holidaysFile = catalogueFile({
  path: '/catalogue/holidays',
  name: 'Holidays',
  about: 'They replace all that were there.',
  example: ['date,name', '2026-08-17,Hari Kemerdekaan', ''].join('\r\n'),
  largest: small,
  imports: {},
  exports: {},
})

/** Every file of the catalogue. */
export const catalogueFiles = [couriersFile, warehousesFile, productsFile, rateCardsFile, holidaysFile] as const
