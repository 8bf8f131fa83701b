import type { DocumentedCall } from '../calls/call.ts'

export type Tag = { name: string; description: string; paths: readonly string[] }

/** Groups of calls, by the first segment of their path, in the order of the reference. */
export const openApiTags: readonly Tag[] = [
  { name: 'Authentication', description: 'Tokens for all other calls.', paths: ['auth'] },
  {
    name: 'Catalogue',
    description: 'Products, warehouses, couriers and regions.',
    paths: ['product', 'warehouse', 'expedisi', 'region'],
  },
  { name: 'Rates', description: 'Shipping cost and delivery time.', paths: ['ratecard', 'rate', 'sla'] },
  { name: 'Customer service', description: 'Your customer service agents.', paths: ['cs'] },
  { name: 'Orders', description: 'Send, cancel and track orders.', paths: ['order'] },
]

export function tagOf({ path }: Pick<DocumentedCall, 'path'>, tags: readonly Tag[] = openApiTags): Tag {
  const tag = tags.find(({ paths }) => paths.includes(path.split('/')[1] ?? ''))
  if (!tag) throw new Error(`${path} belongs to no tag`)
  return tag
}
