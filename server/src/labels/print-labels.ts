import { hints } from '@edis/contract/errors/hints'
import { Readable } from 'node:stream'
import type { RequestOf } from '@edis/contract/calls/call'
import type { Environment } from '@edis/contract/environment'
import { maxLabels, type printLabel } from '@edis/contract/open-api/print-label'
import type { CurrentCatalogue } from '../catalogue/catalogue.ts'
import type { Database } from '../database/connection.ts'
import type { Sound } from '../http/bodies/sound-fields.ts'
import { Download } from '../http/doors/download.ts'
import { Failure, fieldFault, type FieldFault } from '../http/doors/failure.ts'
import type { Regions } from '../regions/regions.ts'
import { fileName, type Label, labelRefusal, type LabelSheet, listedIds } from './labels.ts'
import { findLabelled, type LabelledOrder } from './labels.store.ts'

export type LabelParts = {
  environment: Environment
  database: Database
  catalogue: CurrentCatalogue
  regions: Pick<Regions, 'find'>
}

type Asked = RequestOf<typeof printLabel>

/** The labels of orders as a file, in the order in which they are named. `partnerId` null: whoever's they are. */
export async function printLabels(parts: LabelParts, partnerId: string | null, asked: Asked): Promise<Download> {
  const { format = 'pdf', layout = 'a6' } = asked
  const faults = labelFaults(asked)
  if (faults.length > 0) throw new Failure('VALIDATION_FAILED', { faults })
  const ids = listedIds(asked.order_id)
  const found = new Map((await findLabelled(parts.database, partnerId, ids)).map((order) => [order.id, order]))
  return labelFile(
    ids.map((id) => labelOf(parts, found.get(id), id)),
    { format, layout },
  )
}

/** What is wrong beyond the schema. */
export function labelFaults({ order_id: list, format, layout }: Sound<Asked>): FieldFault[] {
  const count = list === undefined ? 1 : listedIds(list).length
  const isWrong = count === 0 || count > maxLabels
  return [
    ...(isWrong
      ? [
          fieldFault('order_id', 'FIELD_INVALID', hints.tooManyLabels(maxLabels), {
            length: count,
            min_length: 1,
            max_length: maxLabels,
          }),
        ]
      : []),
    ...(format === 'zpl' && layout === 'a4x4' ? [fieldFault('layout', 'FIELD_INVALID', hints.sheetsArePdf)] : []),
  ]
}

function labelOf({ environment, catalogue, regions }: LabelParts, order: LabelledOrder | undefined, id: string): Label {
  if (!order) throw new Failure('ORDER_NOT_FOUND', { details: { order_id: id } })
  const { awb, status } = order
  const refused = labelRefusal(order)
  if (refused === 'LABEL_NOT_AVAILABLE') throw new Failure(refused, { details: { order_id: id, status } })
  if (refused !== null || awb === null) throw new Failure('AWB_NOT_READY', { details: { order_id: id } })
  const { findService, findWarehouse } = catalogue()
  const service = findService(order.courierCode, order.serviceCode)
  const warehouse = findWarehouse(order.warehouseId)
  const regionOf = (code: string) => regions.find(code)?.fullName ?? code
  return {
    ...order,
    environment,
    awb,
    courier: service?.courierName ?? order.courierCode,
    service: service?.name ?? order.serviceCode,
    sender: {
      ...(order.dropship ?? { name: order.partnerName, phone: warehouse?.contactPhone ?? null }),
      from: warehouse && `${warehouse.name}, ${regionOf(warehouse.districtCode)}`,
    },
    recipient: {
      ...order.recipient,
      region: regionOf(order.recipient.district_code),
      postalCode: order.recipient.postal_code,
    },
    codAmount: order.paymentMethod === 'COD' ? order.codAmount : null,
    insured: order.insurance,
    weightG: order.weight.actual_g,
    sentOn: new Intl.DateTimeFormat('sv-SE', { timeZone: warehouse?.timezone ?? 'Asia/Jakarta' }).format(
      order.createdAt,
    ),
  }
}

/** What draws and writes is loaded at the first label: most processes print none. */
export async function labelFile(labels: readonly Label[], sheet: LabelSheet): Promise<Download> {
  const name = fileName(labels, sheet)
  const bytes = sheet.format === 'pdf' ? await inPdf(labels, sheet, name) : await inZpl(labels)
  const headers = {
    'content-type': sheet.format === 'pdf' ? 'application/pdf' : 'application/zpl; charset=utf-8',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename="${name}"`,
  }
  return new Download(headers, Readable.from([bytes]))
}

async function inPdf(labels: readonly Label[], { layout }: LabelSheet, name: string): Promise<Buffer> {
  const { loadFonts } = await import('./lettering.ts')
  const { drawLabel } = await import('./label-drawing.ts')
  const { a6, pdfOf } = await import('./label-pdf.ts')
  const fonts = await loadFonts()
  return pdfOf(labels, (label) => drawLabel(label, a6, fonts.lettering), layout, fonts, name)
}

async function inZpl(labels: readonly Label[]): Promise<Buffer> {
  const { loadFonts } = await import('./lettering.ts')
  const { drawLabel } = await import('./label-drawing.ts')
  const { rollLabel, zplOf } = await import('./label-zpl.ts')
  const { lettering } = await loadFonts()
  return Buffer.from(labels.map((label) => zplOf(drawLabel(label, rollLabel, lettering))).join(''))
}
