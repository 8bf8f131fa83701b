import { answeredBy } from '../calls/answered-values.ts'
import { identifierKind } from '../calls/identifiers.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { operationId } from '../calls/operation-id.ts'
import type { Json } from './openapi-schemas.ts'
import { refreshToken } from '../open-api/refresh-token.ts'

const callsOfPartners = openApiCalls.filter(({ deprecated }) => !deprecated)

/** From a call's response to the calls that take what it holds, and from a page of a list to the next. OpenAPI 3.1, 4.8.20. */
export function linksOf(call: DocumentedCall): Json | undefined {
  const links = [...followers(call), ...nextPage(call)]
  return links.length > 0 ? Object.fromEntries(links) : undefined
}

function followers(call: DocumentedCall): [name: string, link: Json][] {
  return callsOfPartners
    .filter(({ path }) => path !== call.path)
    .flatMap((next): [string, Json][] => {
      const given = answeredBy(call).flatMap(([name, pointer]): [string, string][] => {
        const field = fieldFor(next, name)
        return field === null ? [] : [[field, `$response.body#/data${pointer}`]]
      })
      // Where any one of several names the order, the first will do
      const values = Object.fromEntries(namesOneOf(next) ? given.slice(0, 1) : given)
      if (given.length === 0) return []
      const description = `${next.title} with ${Object.keys(values)
        .map((name) => `\`${name}\``)
        .join(' and ')} of this response.`
      return [[operationId(next.title), linkTo(next, values, description)]]
    })
}

/** The field of a call that takes the value; null: none does. */
function fieldFor({ path, request }: DocumentedCall, name: string): string | null {
  if (name === 'refresh_token') return path === refreshToken.path ? 'token' : null
  return name !== 'token' && name in request.properties && identifierKind(name, '') === name ? name : null
}

const namesOneOf = ({ request }: DocumentedCall): boolean => 'order_id' in request.properties

function nextPage(call: DocumentedCall): [name: string, link: Json][] {
  if (!('cursor' in call.request.properties)) return []
  const values = { cursor: '$response.body#/data/next_cursor' }
  return [
    ['nextPage', linkTo(call, values, 'The next page, unless `next_cursor` is null. Keep all other fields unchanged.')],
  ]
}

/** Values of a query are parameters; those of a body stand for the fields that it has besides others. */
const linkTo = ({ title, method }: DocumentedCall, values: Json, description: string): Json => ({
  operationId: operationId(title),
  description,
  ...(method === 'GET' ? { parameters: values } : { requestBody: values }),
})
