import { errorCatalogue } from '../errors/error-catalogue.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { errorRows } from './errors.ts'
import { fieldRows } from './fields.ts'
import { requestHeaderRows, responseHeaderRows } from './headers.ts'
import { jsonExample, type Part, prose, type Section } from './page.ts'
import { sectionsOf, slug } from './prose.ts'

const beforeTheFields = ['When to call it', 'What changed in V2', 'How to send the key', 'Two ways to use it']
const afterAll = 'Related'

/** Returns the sections of a call's page: what to know before calling it, request, response, other sections, errors. */
export function callSections(call: DocumentedCall): { lead: string; sections: Section[] } {
  const { lead, sections } = sectionsOf(call.description)
  const written = sections.map(({ title, text }): Section => ({ id: slug(title), title, parts: [prose(text)] }))
  const early = written.filter(({ title }) => beforeTheFields.includes(title))
  const last = written.filter(({ title }) => title === afterAll)
  const middle = written.filter((section) => !early.includes(section) && !last.includes(section))
  return {
    lead,
    sections: [...early, request(call), response(call), ...middle, ...retries(call, written), ...errors(call), ...last],
  }
}

function request(call: DocumentedCall): Section {
  const { method } = call
  const rows = fieldRows('request', call.request, { requests: true })
  const place = method === 'GET' ? 'Send these in the query string' : 'Send these in the body, as a JSON object'
  return {
    id: 'request',
    title: 'Request',
    parts: [
      { kind: 'fields', rows: requestHeaderRows(call), folded: 'Request headers' },
      prose(`${place}. Any other field returns FIELD_UNKNOWN.`),
      { kind: 'fields', rows },
      requestExample(call),
    ],
  }
}

function requestExample({ method, path, examples }: DocumentedCall): Part {
  if (method === 'POST') return jsonExample('example.request', 'Example request body', examples.request)
  const fields = Object.entries(examples.request).map(([name, value]): [string, string] => [name, String(value)])
  const query = new URLSearchParams(fields)
  const text = `GET ${path}?${query.toString()}`
  return { kind: 'example', example: { id: 'example.request', title: 'Example request', language: 'http', text } }
}

function response(call: DocumentedCall): Section {
  const { alternative, data, message, examples, file } = call
  if (file) return fileResponse(call, file)
  const isList = 'items' in data
  return {
    id: 'response',
    title: 'Response',
    parts: [
      prose(
        `A successful request returns 200 with \`{ "code": 200, "message": "${message}", "data": … }\`. ${isList ? '`data` is a list of objects with these fields:' : '`data` contains these fields:'}`,
      ),
      { kind: 'fields', rows: fieldRows('response', data) },
      { kind: 'fields', rows: responseHeaderRows(call), folded: 'Response headers' },
      jsonExample('example.response', 'Example response', { code: 200, message, data: examples.data }),
      ...(alternative
        ? [
            {
              kind: 'example' as const,
              example: {
                id: 'example.alternative',
                title: `Example response as ${alternative.mediaType}`,
                language: 'text',
                text: alternative.example.replaceAll('\r\n', '\n').trimEnd(),
              },
            },
          ]
        : []),
    ],
  }
}

const fileResponse = (call: DocumentedCall, file: NonNullable<DocumentedCall['file']>): Section => ({
  id: 'response',
  title: 'Response',
  parts: [
    prose(
      `A successful request returns 200 with a file instead of JSON, depending on the Content-Type:\n\n${Object.entries(
        file,
      )
        .map(([mediaType, about]) => `- \`${mediaType}\`: ${about}`)
        .join('\n')}`,
    ),
    { kind: 'fields', rows: responseHeaderRows(call), folded: 'Response headers' },
  ],
})

/** The section on retries for reads that have none of their own. */
function retries({ method }: DocumentedCall, written: readonly Section[]): Section[] {
  if (method !== 'GET' || written.some(({ title }) => title === 'Retries')) return []
  const text =
    'Always safe to retry: a read changes nothing. Retry if a response is lost, and after a 429, 500 or 503 with exponential backoff or as `Retry-After` specifies. Reads do not use an `Idempotency-Key`.'
  return [{ id: 'retries', title: 'Retries', parts: [prose(text)] }]
}

function errors(call: DocumentedCall): Section[] {
  const { own, ofFields, ofAll } = errorRows(call)
  const { status } = errorCatalogue.VALIDATION_FAILED
  return [
    {
      id: 'errors',
      title: 'Errors',
      parts: [
        prose('Branch on `error`; it is stable. Expand an error to see an example.'),
        { kind: 'errors', rows: own },
      ],
    },
    {
      id: 'field-errors',
      title: 'Field errors',
      parts: [
        prose(
          `These errors appear in \`errors\` of VALIDATION_FAILED (${status}), each with the \`field\` it applies to. All invalid fields are returned at once.`,
        ),
        { kind: 'errors', rows: ofFields },
      ],
    },
    {
      id: 'common-errors',
      title: 'Common errors',
      parts: [
        prose('These errors can be returned by every call. Handle them in one place.'),
        { kind: 'errors', rows: ofAll },
      ],
    },
  ]
}
