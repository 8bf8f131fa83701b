import { expect, test } from 'vitest'
import { readInline, readProse, sectionsOf, slug } from './prose.ts'

test('a line is read into code, strong, links and plain text', () => {
  expect(readInline('Send `qty` **once**, see [here](https://a.test/b).')).toEqual([
    { kind: 'text', text: 'Send ' },
    { kind: 'code', text: 'qty' },
    { kind: 'text', text: ' ' },
    { kind: 'strong', text: 'once' },
    { kind: 'text', text: ', see ' },
    { kind: 'link', href: 'https://a.test/b', text: 'here' },
    { kind: 'text', text: '.' },
  ])
})

test('what the page knows becomes a link, what it does not stays a word', () => {
  const linkOf = (word: string) => (word === 'POST /rate/v2' || word === 'SLA page' ? `/${word.length}` : null)
  expect(readInline('Ask POST /rate/v2. Not GET /x or NOT_HOME; see the SLA page.', linkOf)).toEqual([
    { kind: 'text', text: 'Ask ' },
    { kind: 'link', href: '/13', text: 'POST /rate/v2', code: true },
    { kind: 'text', text: '. Not ' },
    { kind: 'code', text: 'GET /x' },
    { kind: 'text', text: ' or ' },
    { kind: 'code', text: 'NOT_HOME' },
    { kind: 'text', text: '; see the ' },
    { kind: 'link', href: '/8', text: 'SLA page' },
    { kind: 'text', text: '.' },
  ])
})

test('blocks: paragraphs, lists, tables, and code that keeps its blank lines', () => {
  const blocks = readProse('One\ntwo\n\n- a\n- b\n\n1. c\n\n| x | y |\n|---|---|\n| 1 | |\n\n```sh\na\n\nb\n```')
  expect(blocks).toMatchObject([
    { kind: 'paragraph', text: [{ text: 'One two' }] },
    { kind: 'list', ordered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'list', ordered: true, items: [[{ text: 'c' }]] },
    { kind: 'table', head: [[{ text: 'x' }], [{ text: 'y' }]], rows: [[[{ text: '1' }], []]] },
    { kind: 'code', language: 'sh', text: 'a\n\nb' },
  ])
})

test('a call’s prose is a lead and sections with places of their own', () => {
  expect(sectionsOf('\nLead.\n\n## When to call it\nNow.\n\n## Retries\nSafe.\n')).toEqual({
    lead: 'Lead.',
    sections: [
      { title: 'When to call it', text: 'Now.' },
      { title: 'Retries', text: 'Safe.' },
    ],
  })
  expect(slug('What changed in V2')).toBe('what-changed-in-v2')
})
