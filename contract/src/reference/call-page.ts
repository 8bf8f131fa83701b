import { errorCatalogue } from '../errors/error-catalogue.ts'
import type { DocumentedCall } from '../calls/call.ts'
import type { Language } from '../languages.ts'
import { type ErrorRow, errorRows } from './errors.ts'
import { fieldRows } from './fields.ts'
import { requestHeaderRows, responseHeaderRows } from './headers.ts'
import { messagesOf } from './messages.ts'
import { jsonExample, type Part, prose, type Section } from './page.ts'
import { sectionsOf, slug } from './prose.ts'
import { fieldTextIn } from './translations.ts'

const beforeTheFields = ['When to call it', 'What changed in V2', 'How to send the key', 'Two ways to use it']
const afterAll = 'Related'

/**
 * Returns the sections of a call's page: what to know before calling it, request, response, other sections, errors.
 * `description` is the call's, in the language; ids and places of its sections are those of the English one.
 */
export function callSections(
  call: DocumentedCall,
  description: string,
  language: Language,
): { lead: string; sections: Section[] } {
  const { lead, sections } = sectionsOf(description)
  const english = sectionsOf(call.description).sections.map(({ title }) => title)
  if (english.length !== sections.length) throw new Error(`${call.path} has other sections in ${language}`)
  const written = sections.map(({ title, text }, index): Section => ({
    id: slug(english[index] ?? ''),
    title,
    parts: [prose(text)],
  }))
  const early = written.filter(({ id }) => beforeTheFields.map(slug).includes(id))
  const last = written.filter(({ id }) => id === slug(afterAll))
  const middle = written.filter((section) => !early.includes(section) && !last.includes(section))
  return {
    lead,
    sections: [
      ...early,
      request(call, language),
      response(call, language),
      ...middle,
      ...retries(call, written, language),
      ...errors(call, language),
      ...last,
    ],
  }
}

function request(call: DocumentedCall, language: Language): Section {
  const messages = messagesOf(language)
  return {
    id: 'request',
    title: messages.request,
    parts: [
      { kind: 'fields', rows: requestHeaderRows(call, language), folded: messages.requestHeaders },
      prose(call.method === 'GET' ? messages.inQuery : messages.inBody),
      { kind: 'fields', rows: fieldRows('request', call.request, { requests: true, language }) },
      requestExample(call, language),
    ],
  }
}

function requestExample({ method, path, examples }: DocumentedCall, language: Language): Part {
  const { exampleBody, exampleRequest } = messagesOf(language)
  if (method === 'POST') return jsonExample('example.request', exampleBody, examples.request)
  const fields = Object.entries(examples.request).map(([name, value]): [string, string] => [name, String(value)])
  const query = new URLSearchParams(fields)
  const text = `GET ${path}?${query.toString()}`
  return { kind: 'example', example: { id: 'example.request', title: exampleRequest, language: 'http', text } }
}

function response(call: DocumentedCall, language: Language): Section {
  const { alternative, data, message, examples, file } = call
  if (file) return fileResponse(call, file, language)
  const messages = messagesOf(language)
  return {
    id: 'response',
    title: messages.response,
    parts: [
      prose('items' in data ? messages.returnsList(message) : messages.returnsObject(message)),
      { kind: 'fields', rows: fieldRows('response', data, { language }) },
      { kind: 'fields', rows: responseHeaderRows(call, language), folded: messages.responseHeaders },
      jsonExample('example.response', messages.exampleResponse, { code: 200, message, data: examples.data }),
      ...(alternative
        ? [
            {
              kind: 'example' as const,
              example: {
                id: 'example.alternative',
                title: messages.exampleResponseAs(alternative.mediaType),
                language: 'text',
                text: alternative.example.replaceAll('\r\n', '\n').trimEnd(),
              },
            },
          ]
        : []),
    ],
  }
}

function fileResponse(call: DocumentedCall, file: NonNullable<DocumentedCall['file']>, language: Language): Section {
  const messages = messagesOf(language)
  const types = Object.entries(file).map(([type, about]) => `- \`${type}\`: ${fieldTextIn(language, about)}`)
  return {
    id: 'response',
    title: messages.response,
    parts: [
      prose(`${messages.returnsFile}\n\n${types.join('\n')}`),
      { kind: 'fields', rows: responseHeaderRows(call, language), folded: messages.responseHeaders },
    ],
  }
}

/** The section on retries for reads that have none of their own. */
function retries({ method }: DocumentedCall, written: readonly Section[], language: Language): Section[] {
  if (method !== 'GET' || written.some(({ id }) => id === 'retries')) return []
  const messages = messagesOf(language)
  return [{ id: 'retries', title: messages.retries, parts: [prose(messages.retriesOfReads)] }]
}

function errors(call: DocumentedCall, language: Language): Section[] {
  const messages = messagesOf(language)
  const { own, ofFields, ofAll } = errorRows(call, language)
  const { status } = errorCatalogue.VALIDATION_FAILED
  const section = (id: string, title: string, about: string, rows: ErrorRow[]): Section => ({
    id,
    title,
    parts: [prose(about), { kind: 'errors', rows }],
  })
  return [
    section('errors', messages.errors, messages.aboutErrors, own),
    section('field-errors', messages.fieldErrors, messages.aboutFieldErrors(status), ofFields),
    section('common-errors', messages.commonErrors, messages.aboutCommonErrors, ofAll),
  ]
}
