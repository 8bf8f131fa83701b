import { Type } from 'typebox'
import { defineCall } from '../calls/call.ts'
import { closed, line, page, paging } from '../calls/fields.ts'
import { sample } from './sample.ts'
import { warehouseId } from './shipment-fields.ts'

const stock = Type.Object(
  {
    warehouse_id: Type.String({
      description: 'The warehouse, as in GET /warehouse/list.',
      examples: [sample.warehouseId],
    }),
    available: Type.Integer({
      minimum: 0,
      description: 'Pieces on hand that no order has reserved.',
      examples: [5_500],
    }),
  },
  { title: 'Stock' },
)

const product = Type.Object(
  {
    product_id: Type.String({ description: 'Our id of the product.', examples: [sample.productId] }),
    sku: Type.String({
      description: 'The stock keeping unit: what `items[].sku` of an order names.',
      examples: [sample.sku],
    }),
    name: Type.String({ description: 'Name of the product.', examples: [sample.productName] }),
    price: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'Price of one piece.',
      examples: [sample.price],
    }),
    weight_g: Type.Integer({
      minimum: 1,
      'x-unit': 'g',
      description: 'Weight of one piece, packed.',
      examples: [sample.weightG],
    }),
    length_cm: Type.Integer({
      'x-unit': 'cm',
      description: 'Length of one piece, packed.',
      examples: [sample.lengthCm],
    }),
    width_cm: Type.Integer({ 'x-unit': 'cm', description: 'Width of one piece, packed.', examples: [sample.widthCm] }),
    height_cm: Type.Integer({
      'x-unit': 'cm',
      description: 'Height of one piece, packed.',
      examples: [sample.heightCm],
    }),
    is_active: Type.Boolean({ description: 'Whether orders may name it.', examples: [true] }),
    stock: Type.Array(stock, {
      description: 'What is available, warehouse by warehouse; with `warehouse_id`, in that one alone.',
    }),
  },
  { title: 'Product', description: 'A product that the warehouses keep.' },
)

export const listProducts = defineCall({
  page: 'product/getlistproduct',
  transports: ['query'],
  path: '/product/list',
  access: 'bearer',
  title: 'Get List Product',
  summary: 'The products that the warehouses keep for you, and how many pieces of each are available where.',
  description: `
Tells what you can order from which warehouse. Price, weight and sizes are those of one packed piece, in whole rupiah, grams and centimetres: the units that the rate and order calls take.

## When to call it
To fill or check your own catalogue, once an hour or before a sale. Not before each order: \`available\` may change between the two calls. POST /order/send/v2 reserves stock in the step that creates the order, and answers STOCK_INSUFFICIENT when there is not enough.

\`available\` is what lies in the warehouse minus what orders have reserved. An order reserves its items when it is received, and releases them when it is cancelled or rejected.

## What orders make of it
Orders charge by the weight, sizes and prices that they carry, not by those listed here. Copy them from here unless you know better.

In development the products are a SAMPLE: invented and named so. Every partner has all of their stock to itself there: no other partner's orders change what you see. Pieces that your orders reserve return when the order is cancelled, rejected or picked up, and after a day in any case.

## Before and after
Before: GET /warehouse/list, if you want one warehouse's stock. After: POST /rate/v2 and POST /order/send/v2 with the \`sku\`.
`,
  request: closed({
    search: Type.Optional(
      line(1, 100, { description: 'Part of the SKU or of the name, in capitals or not.', examples: ['kopi'] }),
    ),
    warehouse_id: Type.Optional(warehouseId('Only products that this warehouse keeps, with its stock alone.')),
    ...paging,
  }),
  data: page(product, 'Products in the order of their SKU.'),
  message: 'Products found.',
  errors: ['WAREHOUSE_NOT_FOUND'],
  examples: {
    request: { search: 'kopi', warehouse_id: sample.warehouseId },
    data: {
      items: [
        {
          product_id: sample.productId,
          sku: sample.sku,
          name: sample.productName,
          price: sample.price,
          weight_g: sample.weightG,
          length_cm: sample.lengthCm,
          width_cm: sample.widthCm,
          height_cm: sample.heightCm,
          is_active: true,
          stock: [{ warehouse_id: sample.warehouseId, available: 5_500 }],
        },
        {
          product_id: 'prd_01JCJM2XA3P7R9T1V3X5Z7B9D2',
          sku: 'SAMPLE-KOPI-250',
          name: 'SAMPLE Kopi Gayo 250 g',
          price: 85_000,
          weight_g: 300,
          length_cm: 20,
          width_cm: 12,
          height_cm: 8,
          is_active: true,
          stock: [{ warehouse_id: sample.warehouseId, available: 1_000_000 }],
        },
      ],
      next_cursor: null,
    },
  },
})
