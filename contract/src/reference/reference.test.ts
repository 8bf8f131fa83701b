import { expect, test } from 'vitest'
import { errorsOf, fieldErrorsOf, type DocumentedCall } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { allRows, unspokenForms } from './fields.ts'
import { pageMarkdown } from './llms.ts'
import type { Part, ReferencePage } from './page.ts'
import { placesOf, proseOf } from './places.ts'
import { type Block, type Inline, readProse } from './prose.ts'
import { linksOf, referencePage } from './reference.ts'
import { guidePages, isGuide, referencePages, referencePath } from './reference-pages.ts'
import { schemaNodes } from '../calls/schema-nodes.ts'
import { webhookEvents } from '../webhooks/webhook-events.ts'
import { webhookPayload } from '../webhooks/webhook-payload.ts'

const pages = referencePages.map((name) => referencePage(name))
const named = pages.map((page) => [page.name, page] as const)
const calls = pages.flatMap((page) => (page.call ? [[page.name, page, page.call] as const] : []))

const parts = <Kind extends Part['kind']>(page: ReferencePage, kind: Kind) =>
  page.sections.flatMap((section) =>
    section.parts.filter((part): part is Extract<Part, { kind: Kind }> => part.kind === kind),
  )
const rowIds = (page: ReferencePage, kind: string) =>
  parts(page, 'fields')
    .flatMap(({ rows }) => allRows(rows))
    .map(({ id }) => id)
    .filter((id) => id.startsWith(`${kind}.`))
const fieldsOf = (schema: DocumentedCall['request' | 'data'], kind: string) =>
  [...schemaNodes(schema)]
    .map(([path]) => path.replace(/^\[\]\.?/, ''))
    .filter((path) => path !== '' && !path.endsWith('[]'))
    .map((path) => `${kind}.${path.replaceAll('[]', '')}`)

test('every call of a partner has a page, and every page but the webhook’s and the guides has a call', () => {
  expect(calls.map(([, , { path }]) => path).toSorted()).toEqual(openApiCalls.map(({ path }) => path).toSorted())
  expect(pages.filter(({ call }) => call === null).map(({ name }) => name)).toEqual(['webhook', ...guidePages])
})

test.each(calls)('%s shows every field of its call and no other', (_name, page, call) => {
  expect(rowIds(page, 'request').toSorted()).toEqual(fieldsOf(call.request, 'request').toSorted())
  expect(rowIds(page, 'response').toSorted()).toEqual(fieldsOf(call.data, 'response').toSorted())
})

test('the webhook’s page shows every field of the payload and every event', () => {
  const page = referencePage('webhook')
  expect(rowIds(page, 'payload').toSorted()).toEqual(fieldsOf(webhookPayload, 'payload').toSorted())
  expect(parts(page, 'events').flatMap(({ events }) => events.map(({ name }) => name))).toEqual(
    webhookEvents.map(({ name }) => name),
  )
})

test.each(calls)(
  '%s shows every error of its call and no other, each with a body that shows it',
  (_name, page, call) => {
    const rows = parts(page, 'errors').flatMap(({ rows: of }) => of)
    expect(rows.map(({ code }) => code).toSorted()).toEqual([...errorsOf(call), ...fieldErrorsOf(call)].toSorted())
    const known = new Set([...schemaNodes(call.request)].map(([path]) => path))
    for (const { code, status, example } of rows) {
      const isOfField = fieldErrorsOf(call).some((error) => error === code)
      expect(example).toMatchObject(isOfField ? { error: code } : { code: status, error: code })
      const [fault] = 'field' in example ? [example] : (example.errors ?? [])
      if (fault) expect(known.has(fault.field.replaceAll('[0]', '[]'))).toBe(fault.error !== 'FIELD_UNKNOWN')
    }
  },
)

test('every form that a field asks for is said in words', () => {
  const nodes = [...calls.flatMap(([, , { request, data }]) => [request, data]), webhookPayload].flatMap((schema) => [
    ...schemaNodes(schema),
  ])
  expect([...new Set(nodes.flatMap(([, node]) => unspokenForms(node)))]).toEqual([])
})

test('a range is read at a glance: below zero it has no dash, and a time says no length', () => {
  const limitsOf = (path: string, language: 'en' | 'id') =>
    parts(referencePage('order/send/v2', language), 'fields')
      .flatMap(({ rows }) => allRows(rows))
      .find((row) => row.path === path)?.limits
  expect(limitsOf('recipient.latitude', 'en')).toEqual(['-12 to 7'])
  expect(limitsOf('recipient.latitude', 'id')).toEqual(['-12 sampai 7'])
  expect(limitsOf('pickup_schedule.start', 'en')).toEqual(['RFC 3339'])
})

test.each(named)('%s says in prose what it is for, which calls are related, and how retries go', (_name, page) => {
  const titles = page.sections.map(({ title }) => title)
  expect(page.lead.length).toBeGreaterThan(60)
  expect(titles.at(-1)).toBe('Related')
  if (!isGuide(page.name)) expect(proseOf(page).join('\n')).toMatch(/retr(y|ies)|repeat|single-use/i)
})

test.each(named)('%s has no place twice', (_name, page) => {
  const places = placesOf(page)
  expect(places.filter((id, index) => places.indexOf(id) !== index)).toEqual([])
})

const inlines = (block: Block): Inline[] => {
  if (block.kind === 'paragraph') return block.text
  if (block.kind === 'list') return block.items.flat()
  return block.kind === 'table' ? [...block.head, ...block.rows.flat()].flat() : []
}

test.each(named)('%s is read whole: no mark of Markdown is left in its text', (_name, page) => {
  const plain = proseOf(page)
    .flatMap((text) => readProse(text).flatMap(inlines))
    .flatMap((run) => (run.kind === 'text' ? [run.text] : []))
  expect(plain.filter((text) => /[`|]|\*\*|^#|\]\(/.test(text))).toEqual([])
})

test.each(named)('%s names every column of its tables', (_name, page) => {
  const heads = proseOf(page).flatMap((text) =>
    readProse(text).flatMap((block) => (block.kind === 'table' ? block.head : [])),
  )
  expect(heads.filter((cell) => cell.length === 0)).toEqual([])
})

test.each(named)('%s has no link that leads nowhere', (_name, page) => {
  const links = proseOf(page)
    .flatMap((text) => readProse(text, linksOf(page.name)).flatMap(inlines))
    .flatMap((run) => (run.kind === 'link' ? [run.href] : []))
  expect(links.length).toBeGreaterThan(isGuide(page.name) ? 0 : 3)
  const screens = ['/credentials', '/webhook', '/ipwhitelist']
  const dead = links.filter((href) => {
    if (href.startsWith('https://') || screens.includes(href)) return false
    const [path = '', place] = href.split('#')
    const target = path === '' ? page : pages.find(({ name }) => referencePath(name) === path)
    return !target || (place !== undefined && !placesOf(target).includes(place))
  })
  expect(dead).toEqual([])
})

test('a call, an error, an event and a screen that the prose names are links, the page itself is not', () => {
  const linkOf = linksOf('order/send/v2')
  expect(linkOf('POST /rate/v2')).toBe('/documentation/rate/v2')
  expect(linkOf('POST /order/send/v2')).toBeNull()
  expect(linkOf('ORDER_DUPLICATE')).toBe('#error.ORDER_DUPLICATE')
  expect(linksOf('region')('POSTAL_REGION_MISMATCH')).toMatch(/^\/documentation\/order\/send\/v\d#error\.POSTAL/)
  expect(linkOf('NOT_HOME')).toBeNull()
  expect(linkOf('order.delivered')).toBe('/documentation/webhook#event.order.delivered')
  expect(linkOf('API Credentials page')).toBe('/credentials')
})

test('a deprecated page leads to its successor and says what changed', () => {
  const deprecated = pages.filter(({ call }) => call?.deprecated)
  expect(deprecated.map(({ name, successor }) => [name, successor])).toEqual([
    ['rate/v1', 'rate/v2'],
    ['order/send/v1', 'order/send/v2'],
  ])
  for (const { name, sections } of deprecated) {
    expect(sections[0]?.title).toBe('What changed in V2')
    expect(pageMarkdown(name, 'https://portal.test')).toMatch(
      /^> Deprecated since 1 July 2026\. Available until 31 December 2027\. Use \[/m,
    )
  }
})

test('previous and next walk through the menu and back', () => {
  const walk = (from: ReferencePage, step: 'previous' | 'next'): string[] => {
    const to = from[step]
    return to === null ? [from.name] : [from.name, ...walk(referencePage(to), step)]
  }
  const there = walk(referencePage('authentification/accesstoken'), 'next')
  expect(there).toHaveLength(14)
  expect(walk(referencePage('sla'), 'previous')).toEqual(there.toReversed())
  expect(walk(referencePage('guides/environments'), 'next')).toEqual([...guidePages])
})
