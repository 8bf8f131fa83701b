import {
  exchangePatience,
  failingDays,
  hostRate,
  maxRetryAfter,
  retryDelays,
  timestampTolerance,
} from '../../webhooks/deliveries.ts'
import { spanInWords } from '../../errors/span-in-words.ts'
import type { Language } from '../../languages.ts'
import { eventOf, failureReasons, orderMoves, type OrderState, orderStates } from '../../order-states.ts'
import { snippetsWith } from '../../webhooks/verification-snippets.ts'
import { faultsIn, webhookMessages } from '../../webhooks/messages.ts'
import { webhookEvents } from '../../webhooks/webhook-events.ts'
import { webhookExamples, webhookPayload } from '../../webhooks/webhook-payload.ts'
import { type FieldRow, fieldRows } from '../fields.ts'
import { type Example, jsonExample, type Part, prose, type Section } from '../page.ts'
import { webhookPageMessages, type WebhookPageMessages } from './messages.ts'

export const webhookTitle = 'Webhook'

/** Returns the summary and the lead of the webhook page. */
export const webhookHead = (language: Language): { summary: string; lead: string } => {
  const { summary, lead } = webhookPageMessages(language)
  return { summary, lead }
}

const header = (name: string, description: string, example: string): FieldRow => ({
  id: `header.${name}`,
  path: name,
  name,
  type: 'string',
  required: false,
  unit: null,
  limits: [],
  values: [],
  fallback: null,
  example,
  description,
  errors: [],
  rows: [],
})

const headerRows = ({ headers }: WebhookPageMessages): FieldRow[] => [
  header('webhook-id', headers.id, webhookExamples['order.delivery_failed'].id),
  header('webhook-timestamp', headers.timestamp, '1795140905'),
  header('webhook-signature', headers.signature, 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4='),
]

function retryRows(language: Language): string {
  let since = 0
  return retryDelays
    .map((delay, index) => {
      since += delay
      return `| ${index + 2} | ${spanInWords(delay, language)} | ${spanInWords(since, language)} |`
    })
    .join('\n')
}

const faultRows = (language: Language): string =>
  Object.values(faultsIn(language))
    .map(({ title, remedy }) => `| ${title} | ${remedy} |`)
    .join('\n')

const stateRows = ({ states, previousState }: WebhookPageMessages): string =>
  orderStates
    .map((state) => `| \`${state}\` | ${states[state]} | ${nextStates(state, previousState)} | \`${eventOf(state)}\` |`)
    .join('\n')

function nextStates(state: OrderState, previous: string): string {
  const moves = orderMoves[state] as readonly (OrderState | 'back')[]
  return moves.map((to) => (to === 'back' ? previous : `\`${to}\``)).join(', ') || '–'
}

/** Code that verifies a delivery without a library, as on the Webhook Setting page. */
const verificationExamples = (language: Language): Part[] =>
  snippetsWith(webhookMessages(language).snippetComments).map((snippet) => {
    const { title, code } = snippet
    const example: Example = { id: `example.verify-${snippet.language}`, title, language: snippet.language, text: code }
    return { kind: 'example', example }
  })

function eventList(messages: WebhookPageMessages, language: Language): Part {
  const { eventTexts } = webhookMessages(language)
  return {
    kind: 'events',
    events: webhookEvents.map(({ name }) => ({
      id: `event.${name}`,
      name,
      ...eventTexts[name],
      example: {
        id: `example.${name}`,
        title: messages.exampleEvent(name),
        language: 'json',
        text: JSON.stringify(webhookExamples[name], null, 2),
      },
    })),
  }
}

/** Returns the sections of the webhook page, in the language. */
export function webhookSections(language: Language): Section[] {
  const messages = webhookPageMessages(language)
  const figures = {
    patience: exchangePatience,
    tolerance: spanInWords(timestampTolerance, language),
    maxRetryAfter: spanInWords(maxRetryAfter, language),
    hostRate,
    failingDays,
    retries: retryRows(language),
  }
  const reasons = failureReasons.map((code) => `| \`${code}\` | ${messages.reasons[code]} |`).join('\n')
  const section = (id: string, title: string, ...parts: Part[]): Section => ({ id, title, parts })
  return [
    section('set-up', messages.setUp, prose(messages.howToSetUp)),
    section(
      'delivery',
      messages.request,
      prose(messages.aboutHeaders),
      { kind: 'fields', rows: headerRows(messages) },
      prose(messages.aboutBody),
      { kind: 'fields', rows: fieldRows('payload', webhookPayload, { language }) },
      jsonExample('example.payload', messages.exampleBody, webhookExamples['order.delivery_failed']),
    ),
    section('verify', messages.verify, prose(messages.howToVerify(figures)), ...verificationExamples(language)),
    section('response', messages.response, prose(messages.howToRespond(figures))),
    section('faults', messages.faults, prose(messages.faultTable(faultRows(language)))),
    section('order', messages.order, prose(messages.aboutOrder)),
    section(
      'life-cycle',
      messages.lifeCycle,
      prose(messages.aboutLifeCycle),
      { kind: 'life-cycle' },
      prose(messages.stateTable(stateRows(messages))),
    ),
    section('events', messages.events, prose(messages.aboutEvents), eventList(messages, language)),
    section('reasons', messages.reasonsTitle, prose(messages.aboutReasons), prose(messages.reasonTable(reasons))),
    section('related', messages.related, prose(messages.aboutRelated)),
  ]
}
