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
      description: 'Quantity on hand that is not reserved by orders.',
      examples: [5_500],
    }),
  },
  { title: 'Stock' },
)

const product = Type.Object(
  {
    product_id: Type.String({ description: 'The EDIS product ID.', examples: [sample.productId] }),
    sku: Type.String({
      description: 'The stock keeping unit (SKU). Use it as `items[].sku` in orders.',
      examples: [sample.sku],
    }),
    name: Type.String({ description: 'Name of the product.', examples: [sample.productName] }),
    price: Type.Integer({
      minimum: 0,
      'x-unit': 'rupiah',
      description: 'Unit price.',
      examples: [sample.price],
    }),
    weight_g: Type.Integer({
      minimum: 1,
      'x-unit': 'g',
      description: 'Packed weight of one unit.',
      examples: [sample.weightG],
    }),
    length_cm: Type.Integer({
      'x-unit': 'cm',
      description: 'Packed length of one unit.',
      examples: [sample.lengthCm],
    }),
    width_cm: Type.Integer({ 'x-unit': 'cm', description: 'Packed width of one unit.', examples: [sample.widthCm] }),
    height_cm: Type.Integer({
      'x-unit': 'cm',
      description: 'Packed height of one unit.',
      examples: [sample.heightCm],
    }),
    is_active: Type.Boolean({ description: 'Whether the product can be ordered.', examples: [true] }),
    stock: Type.Array(stock, {
      description: 'Available stock per warehouse. With `warehouse_id`, only that warehouse.',
    }),
  },
  { title: 'Product', description: 'A product stored in the warehouses.' },
)

export const listProducts = defineCall({
  page: 'product/getlistproduct',
  transports: ['query'],
  path: '/product/list',
  access: 'bearer',
  title: 'Get List Product',
  summary: 'Returns the products the warehouses store for you, with the available stock per warehouse.',
  description: `
Shows which products you can order from which warehouse. Price, weight and dimensions are per packed unit, in whole rupiah, grams and centimetres: the same units as the rate and order calls.

## When to call it
Once an hour or before a promotion, to fill or check your own catalogue. There is no need to call it before each order: \`available\` can change between the two calls. POST /order/send/v2 reserves stock when it creates the order, and returns STOCK_INSUFFICIENT if there is not enough.

\`available\` is the stock in the warehouse minus the stock reserved by orders. An order reserves its items when it is received, and releases them when it is cancelled or rejected.

## Products and orders
Orders are charged by the weight, dimensions and prices you send with them, not by the values returned here. Use these values unless yours are more accurate.

In development, the products are sample data with names that start with SAMPLE. Each partner has the full stock to itself, unaffected by orders of other partners. Stock reserved by your orders is released when the order is cancelled, rejected or picked up, and after one day at the latest.

## Related
Before: GET /warehouse/list, to get the stock of one warehouse. After: POST /rate/v2 and POST /order/send/v2 with the \`sku\`.
`,
  request: closed({
    search: Type.Optional(
      line(1, 100, { description: 'Part of the SKU or name. Not case-sensitive.', examples: ['kopi'] }),
    ),
    warehouse_id: Type.Optional(warehouseId('Returns only the products and stock of this warehouse.')),
    ...paging,
  }),
  data: page(product, 'Products, sorted by SKU.'),
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
