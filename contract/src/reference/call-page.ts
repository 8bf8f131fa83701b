import { errorCatalogue } from '../errors/error-catalogue.ts'
import type { DocumentedCall } from '../calls/call.ts'
import { errorRows } from './errors.ts'
import { fieldRows } from './fields.ts'
import { answerHeaderRows, requestHeaderRows } from './headers.ts'
import { jsonExample, type Part, prose, type Section } from './page.ts'
import { sectionsOf, slug } from './prose.ts'

const beforeTheFields = ['When to call it', 'What changed in V2', 'How to send the key', 'Two ways to use it']
const afterAll = 'Before and after'

/** The text of a call's page: what to know before calling it, the request, the answer, the rest, the errors. */
export function callSections(call: DocumentedCall): { lead: string; sections: Section[] } {
  const { lead, sections } = sectionsOf(call.description)
  const written = sections.map(({ title, text }): Section => ({ id: slug(title), title, parts: [prose(text)] }))
  const early = written.filter(({ title }) => beforeTheFields.includes(title))
  const last = written.filter(({ title }) => title === afterAll)
  const middle = written.filter((section) => !early.includes(section) && !last.includes(section))
  return {
    lead,
    sections: [...early, request(call), answer(call), ...middle, ...retries(call, written), ...errors(call), ...last],
  }
}

function request(call: DocumentedCall): Section {
  const { method } = call
  const rows = fieldRows('request', call.request, { requests: true })
  const place = method === 'GET' ? 'In the query string' : 'In the body, as a JSON object'
  return {
    id: 'request',
    title: 'Request',
    parts: [
      { kind: 'fields', rows: requestHeaderRows(call), folded: 'Headers of the request' },
      prose(`${place}. A field that is not listed is refused with FIELD_UNKNOWN.`),
      { kind: 'fields', rows },
      requestExample(call),
    ],
  }
}

function requestExample({ method, path, examples }: DocumentedCall): Part {
  if (method === 'POST') return jsonExample('example.request', 'Example of a body', examples.request)
  const fields = Object.entries(examples.request).map(([name, value]): [string, string] => [name, String(value)])
  const query = new URLSearchParams(fields)
  const text = `GET ${path}?${query.toString()}`
  return { kind: 'example', example: { id: 'example.request', title: 'Example of a request', language: 'http', text } }
}

function answer(call: DocumentedCall): Section {
  const { alternative, data, message, examples, file } = call
  if (file) return fileAnswer(call, file)
  const isList = 'items' in data
  return {
    id: 'answer',
    title: 'Answer',
    parts: [
      prose(
        `A success is 200 with \`{ "code": 200, "message": "${message}", "data": … }\`. In \`data\`${isList ? ', a list' : ''}:`,
      ),
      { kind: 'fields', rows: fieldRows('answer', data) },
      { kind: 'fields', rows: answerHeaderRows(call), folded: 'Headers of the answer' },
      jsonExample('example.answer', 'Example of an answer', { code: 200, message, data: examples.data }),
      ...(alternative
        ? [
            {
              kind: 'example' as const,
              example: {
                id: 'example.alternative',
                title: `The same as ${alternative.mediaType}`,
                language: 'text',
                text: alternative.example.replaceAll('\r\n', '\n').trimEnd(),
              },
            },
          ]
        : []),
    ],
  }
}

const fileAnswer = (call: DocumentedCall, file: NonNullable<DocumentedCall['file']>): Section => ({
  id: 'answer',
  title: 'Answer',
  parts: [
    prose(
      `A success is 200 with a file, and no JSON. By its Content-Type:\n\n${Object.entries(file)
        .map(([mediaType, about]) => `- \`${mediaType}\`: ${about}`)
        .join('\n')}`,
    ),
    { kind: 'fields', rows: answerHeaderRows(call), folded: 'Headers of the answer' },
  ],
})

/** What a page says whose call has nothing of its own to say about it. */
function retries({ method }: DocumentedCall, written: readonly Section[]): Section[] {
  if (method !== 'GET' || written.some(({ title }) => title === 'Retries')) return []
  const text =
    'Safe at any time: a read changes nothing. Repeat it when the answer got lost, and after a 429, 500 or 503 with growing pauses, or when `Retry-After` says. It takes no `Idempotency-Key`.'
  return [{ id: 'retries', title: 'Retries', parts: [prose(text)] }]
}

function errors(call: DocumentedCall): Section[] {
  const { own, ofFields, ofAll } = errorRows(call)
  const { status } = errorCatalogue.VALIDATION_FAILED
  return [
    {
      id: 'errors',
      title: 'Errors',
      parts: [prose('Decide by `error`; it never changes. Each opens to an example.'), { kind: 'errors', rows: own }],
    },
    {
      id: 'field-errors',
      title: 'Errors of fields',
      parts: [
        prose(
          `What can stand in \`errors\` of VALIDATION_FAILED (${status}), beside the \`field\` it speaks of. All fields at fault are named at once.`,
        ),
        { kind: 'errors', rows: ofFields },
      ],
    },
    {
      id: 'common-errors',
      title: 'Errors of every call',
      parts: [prose('Handle these in one place, for all calls alike.'), { kind: 'errors', rows: ofAll }],
    },
  ]
}
