import type { OpenApiCall } from './open-api-call.ts'
import { openApiCalls } from './open-api-calls.ts'
import { overview } from './overview.ts'
import { openApiTags, tagOf } from './openapi-tags.ts'

type Json = { [name: string]: unknown }

/** Every call as a Postman collection, format 2.1. The host and the credentials are its variables. */
export function postmanCollection({ developmentUrl }: { developmentUrl: string }): object {
  const calls = openApiCalls.filter(({ access }) => access !== 'operator')
  return {
    info: {
      name: 'EDIS Open API',
      description: overview,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [variable('token', '{{token}}')] },
    variable: [
      variable('baseUrl', developmentUrl),
      variable('partnerId', ''),
      variable('partnerKey', ''),
      variable('token', ''),
      variable('refreshToken', ''),
    ],
    item: openApiTags.map(({ name, description }) => ({
      name,
      description,
      item: calls.filter((call) => tagOf(call).name === name).map(item),
    })),
  }
}

const variable = (key: string, value: string): Json => ({ key, value, type: 'string' })

const item = (call: OpenApiCall): Json => ({
  name: call.title,
  ...(call.access === 'partner-key' ? { event: [{ listen: 'test', script: keepTokens }] } : {}),
  request: {
    method: call.method,
    description: `${call.summary}\n\n${call.description.trim()}`,
    header: headersOf(call),
    url: urlOf(call),
    ...(call.access === 'partner-key' ? { auth: partnerKey } : {}),
    ...(call.method === 'POST' ? { body: bodyOf(call) } : {}),
  },
  response: [],
})

const partnerKey = {
  type: 'basic',
  basic: [variable('username', '{{partnerId}}'), variable('password', '{{partnerKey}}')],
}

/** Postman runs it after the answer: the next call finds the token in its variable. */
const keepTokens = {
  type: 'text/javascript',
  exec: [
    'const { data } = pm.response.json()',
    'if (data && data.token) {',
    "  pm.collectionVariables.set('token', data.token)",
    "  pm.collectionVariables.set('refreshToken', data.refresh_token)",
    '}',
  ],
}

const headersOf = ({ method, idempotency }: OpenApiCall): Json[] => [
  ...(method === 'POST' ? [{ key: 'Content-Type', value: 'application/json' }] : []),
  // Postman makes a new one for each request
  ...(idempotency === 'none'
    ? []
    : [{ key: 'Idempotency-Key', value: '{{$guid}}', disabled: idempotency === 'optional' }]),
]

function urlOf({ method, path, examples, request }: OpenApiCall): Json {
  const query =
    method === 'GET'
      ? Object.entries(examples.request).map(([key, value]) => ({
          key,
          value: String(value),
          description: describe(request.properties[key]),
        }))
      : []
  const text = query.map(({ key, value }) => `${key}=${encodeURIComponent(value)}`).join('&')
  return {
    raw: `{{baseUrl}}${path}${text === '' ? '' : `?${text}`}`,
    host: ['{{baseUrl}}'],
    path: path.slice(1).split('/'),
    ...(query.length > 0 ? { query } : {}),
  }
}

const bodyOf = ({ path, examples }: OpenApiCall): Json => ({
  mode: 'raw',
  raw: JSON.stringify(path === '/auth/refresh' ? { token: '{{refreshToken}}' } : examples.request, null, 2),
  options: { raw: { language: 'json' } },
})

const describe = (field: object | undefined): string =>
  field && 'description' in field && typeof field.description === 'string' ? field.description : ''
