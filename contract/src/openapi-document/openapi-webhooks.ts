import { operationId } from '../calls/operation-id.ts'
import type { Json, SchemaWriter } from './openapi-schemas.ts'
import { exchangePatience } from '../webhooks/deliveries.ts'
import { anyWebhookEvent, webhookEvents, type WebhookEventName } from '../webhooks/webhook-events.ts'
import { webhookExamples, webhookPayload } from '../webhooks/webhook-payload.ts'

export const webhookTag = { name: 'Webhooks', description: 'Events sent to your endpoint when an order changes.' }

const union = 'WebhookPayload'
const dataName = 'WebhookData'
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` })

/** `order.weight_adjusted` is `OrderWeightAdjusted`. */
const schemaName = (event: WebhookEventName): string =>
  event.replaceAll(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** Returns the webhook requests by event, and one for an endpoint that receives all events. */
export function webhookOperations(writer: SchemaWriter): Record<string, { post: Json }> {
  const base = writer.write(webhookPayload).$ref as string
  writePayloads(writer, base.split('/').at(-1) ?? '')
  return {
    ...Object.fromEntries(
      webhookEvents.map(({ name, title, description }) => [
        name,
        {
          post: posted(`on ${name.replaceAll(/[._]/g, ' ')}`, {
            summary: title,
            description,
            content: { schema: ref(schemaName(name)), example: webhookExamples[name] },
          }),
        },
      ]),
    ),
    [anyWebhookEvent]: {
      post: posted('on any event', {
        summary: 'Any event',
        description: 'Sent to a webhook that receives all events: one of the events above, identified by `event`.',
        content: {
          schema: ref(union),
          example: webhookExamples['order.created'],
        },
      }),
    },
  }
}

/** Adds a schema for each event, with the fields it always has, and their union. */
function writePayloads({ components }: SchemaWriter, base: string): void {
  const { description, ...shape } = components[base] as Json & { properties: Record<string, Json> }
  delete components[base]
  const { properties, required } = components[dataName] as { properties: Json; required: string[] }
  for (const { name, description: when } of webhookEvents) {
    // What the example of an event has besides what all have
    const own = Object.keys(webhookExamples[name].data).filter((field) => !required.includes(field))
    const data = ref(dataName)
    components[schemaName(name)] = {
      ...shape,
      description: when,
      properties: {
        ...shape.properties,
        event: { type: 'string', enum: [name], description: 'Name of the event.' },
        data:
          own.length > 0
            ? { allOf: [data, { type: 'object', required: own, properties: picked(properties, own) }] }
            : data,
      },
    }
  }
  components[union] = {
    description,
    oneOf: webhookEvents.map(({ name }) => ref(schemaName(name))),
    discriminator: {
      propertyName: 'event',
      mapping: Object.fromEntries(webhookEvents.map(({ name }) => [name, ref(schemaName(name)).$ref])),
    },
  }
}

const picked = (properties: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, properties[name]]))

/** What is posted to a URL. */
export const posted = (
  name: string,
  { content, ...words }: { summary: string; description: string; content: Json },
): Json => ({
  operationId: operationId(name),
  tags: [webhookTag.name],
  ...words,
  // Signed instead
  security: [],
  parameters: webhookHeaders,
  requestBody: { required: true, content: { 'application/json': content } },
  responses: {
    '2XX': { description: `Received. Respond within ${exchangePatience} seconds and process the event afterwards.` },
    410: { description: 'Disables the webhook.' },
    default: { description: 'Any other response, including redirects, is a failure: the event is retried.' },
  },
})

const header = (name: string, description: string, example: string): Json => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
})
const webhookHeaders = [
  header('webhook-id', 'ID of the event, as in the body.', webhookExamples['order.created'].id),
  header('webhook-timestamp', 'Time of this attempt, as a Unix timestamp in seconds.', '1795140905'),
  header(
    'webhook-signature',
    '`v1,` followed by the HMAC-SHA256 of `id.timestamp.body` in base64. Several signatures, separated by spaces, while a secret is being rotated.',
    'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  ),
]
