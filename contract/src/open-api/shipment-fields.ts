import { Type } from 'typebox'
import {
  address,
  centimetres,
  code,
  district,
  flag,
  grams,
  line,
  lines,
  oneOf,
  partnerOrderId,
  phone,
  postalCode,
  quantity,
  rupiah,
} from '../calls/fields.ts'
import { sample } from './sample.ts'
import { deliveryTypes, paymentMethods } from './shipment.ts'

// Fields of requests that several pages share.

export const warehouseId = (description: string) =>
  code(64, {
    description: `${description} A \`warehouse_id\` from GET /warehouse/list.`,
    examples: [sample.warehouseId],
  })

export const courierCode = (description: string) =>
  code(20, {
    description: `${description} A \`courier_code\` from GET /expedisi/list.`,
    examples: [sample.courierCode],
  })

export const serviceCode = (description: string) =>
  code(20, {
    description: `${description} A \`service_code\` of the courier, from GET /expedisi/list.`,
    examples: [sample.serviceCode],
  })

export const courierCodes = Type.Array(courierCode('A courier to include.'), {
  minItems: 1,
  maxItems: 20,
  description: 'Returns only rates of these couriers. If omitted, all couriers.',
  examples: [[sample.courierCode]],
})

export const originDistrict = (description: string) =>
  district({
    description: `${description} Kemendagri code of a district (kecamatan), from GET /region.`,
    examples: [sample.originDistrict],
  })

export const destinationDistrict = (description: string) =>
  district({
    description: `${description} Kemendagri code of a district (kecamatan), from GET /region.`,
    examples: [sample.destinationDistrict],
  })

export const orderIdField = (description: string) => code(64, { description, examples: [sample.orderId] })
export const awbField = (description: string) => code(64, { description, examples: [sample.awb] })

export const yourOrderId = (description: string) => partnerOrderId({ description, examples: [sample.partnerOrderId] })

/** The fields of one item, per piece. */
export const item = {
  sku: (description: string) => Type.Optional(code(64, { description, examples: [sample.sku] })),
  name: line(1, 200, {
    description: 'Item name for the label and the warehouse.',
    examples: [sample.productName],
  }),
  qty: quantity({ description: 'Number of units.', examples: [2] }),
  price: rupiah({
    description: 'Unit price. Used to calculate insurance and the COD fee.',
    examples: [sample.price],
  }),
  weight_g: grams({ description: 'Packed weight of one unit.', examples: [sample.weightG] }),
  length_cm: Type.Optional(
    centimetres({
      description:
        'Packed length of one unit. Send all three dimensions: volumetric weight is calculated only if none is missing.',
      examples: [sample.lengthCm],
    }),
  ),
  width_cm: Type.Optional(centimetres({ description: 'Packed width of one unit.', examples: [sample.widthCm] })),
  height_cm: Type.Optional(centimetres({ description: 'Packed height of one unit.', examples: [sample.heightCm] })),
}

/** Recipient of a parcel; in V1 each name is prefixed by `recipient_`. */
export const recipientFields = {
  name: line(1, 100, { description: 'Name of the recipient.', examples: ['Siti Rahma'] }),
  phone: phone({
    description:
      'Mobile or landline number of the recipient, as `08…`, `62…` or `+62…`. The courier calls this number.',
    examples: ['081234567890'],
  }),
  address: address({
    description: 'Street, house number, RT/RW and a landmark. District and postal code have their own fields.',
    examples: ['Jalan Merdeka Timur No. 10, RT 01 RW 02'],
  }),
  district_code: destinationDistrict('Destination of the parcel.'),
  postal_code: Type.Optional(
    postalCode({
      description: 'Postal code. The first digits are checked against the province of the district.',
      examples: [sample.destinationPostalCode],
    }),
  ),
}

export const paymentMethod = oneOf(paymentMethods, {
  title: 'PaymentMethod',
  description: '`PREPAID`: already paid. `COD`: the courier collects `cod_amount` from the recipient.',
  examples: ['COD'],
})

export const codAmount = rupiah({
  description:
    'Total amount the courier collects from the recipient. Required with `COD`: at least `cost.total` of the shipment, at most `max_cod` of the service. With `PREPAID`, omit it or send 0.',
  examples: [sample.codAmount],
})

export const insurance = flag({
  default: false,
  description: 'Whether to insure the goods for their price × qty.',
  examples: [true],
})

export const deliveryType = oneOf(deliveryTypes, {
  title: 'DeliveryType',
  default: 'pickup',
  description:
    '`pickup`: the courier picks up the parcel at the warehouse. `dropoff`: the parcel is dropped off at the courier.',
  examples: ['pickup'],
})

export const note = lines(1, 200, {
  description: 'Note to the courier, printed on the label.',
  examples: ['Titip di satpam bila kosong'],
})
