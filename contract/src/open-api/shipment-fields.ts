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
    description: `${description} A \`service_code\` of that courier, from GET /expedisi/list.`,
    examples: [sample.serviceCode],
  })

export const courierCodes = Type.Array(courierCode('The courier.'), {
  minItems: 1,
  maxItems: 20,
  description: 'Ask these couriers only. Absent: all.',
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
    description: 'What it is, as the label and the warehouse name it.',
    examples: [sample.productName],
  }),
  qty: quantity({ description: 'How many pieces.', examples: [2] }),
  price: rupiah({
    description: 'Price of one piece. Insurance and the COD fee are counted from it.',
    examples: [sample.price],
  }),
  weight_g: grams({ description: 'Weight of one piece, packed.', examples: [sample.weightG] }),
  length_cm: Type.Optional(
    centimetres({
      description:
        'Length of one piece, packed. Send all three sizes: without one of them no volumetric weight is counted.',
      examples: [sample.lengthCm],
    }),
  ),
  width_cm: Type.Optional(centimetres({ description: 'Width of one piece, packed.', examples: [sample.widthCm] })),
  height_cm: Type.Optional(centimetres({ description: 'Height of one piece, packed.', examples: [sample.heightCm] })),
}

/** Who gets a parcel; in V1 each name is prefixed by `recipient_`. */
export const recipientFields = {
  name: line(1, 100, { description: 'Name of the recipient.', examples: ['Siti Rahma'] }),
  phone: phone({
    description: 'Mobile or landline number of the recipient, as `08…`, `62…` or `+62…`. The courier calls it.',
    examples: ['081234567890'],
  }),
  address: address({
    description:
      'Street, house number, RT/RW and a landmark. The district and the postal code have fields of their own.',
    examples: ['Jalan Merdeka Timur No. 10, RT 01 RW 02'],
  }),
  district_code: destinationDistrict('Where the parcel goes.'),
  postal_code: Type.Optional(
    postalCode({
      description: 'Postal code. Its first digits are checked against the province of the district.',
      examples: [sample.destinationPostalCode],
    }),
  ),
}

export const paymentMethod = oneOf(paymentMethods, {
  title: 'PaymentMethod',
  description: '`PREPAID`: you have been paid. `COD`: the courier collects `cod_amount` from the recipient.',
  examples: ['COD'],
})

export const codAmount = rupiah({
  description:
    'All that the courier collects from the recipient. Required with `COD`: at least the shipment’s `cost.total`, at most the service’s `max_cod`. With `PREPAID` absent or 0.',
  examples: [sample.codAmount],
})

export const insurance = flag({
  default: false,
  description: 'Whether the goods are insured at their price × qty.',
  examples: [true],
})

export const deliveryType = oneOf(deliveryTypes, {
  title: 'DeliveryType',
  default: 'pickup',
  description: '`pickup`: the courier comes to the warehouse. `dropoff`: the parcel is brought to the courier.',
  examples: ['pickup'],
})

export const note = lines(1, 200, {
  description: 'A word to the courier, printed on the label.',
  examples: ['Titip di satpam bila kosong'],
})
