import { expect, test } from 'vitest'
import { referencePage } from './reference.ts'
import { referencePages, referencePath } from './reference-pages.ts'
import { allRows } from './fields.ts'
import { pageMarkdown } from './llms.ts'

const portal = 'https://portal.test'
/** What the door serves besides the portal. */
const documents = new Set(
  [
    '/openapi.json',
    '/postman.json',
    '/llms.txt',
    '/llms-full.txt',
    ...referencePages.map((name) => `${referencePath(name)}.md`),
  ].map((path) => `${portal}${path}`),
)
const linksIn = (markdown: string): string[] =>
  [...markdown.replaceAll(/```[\s\S]*?```/g, '').matchAll(/\]\(([^)]+)\)/g)].map(([, href = '']) => href)
const dead = (markdown: string): string[] =>
  linksIn(markdown).filter((href) => !documents.has(href) && !/^https:\/\/(?!portal\.test)/.test(href))

test.each(referencePages)('%s as Markdown has every field, error and event, and no dead link', (name) => {
  const markdown = pageMarkdown(name, portal)
  const page = referencePage(name)
  expect(markdown.startsWith(`# ${page.title}\n`)).toBe(true)
  for (const { parts } of page.sections)
    for (const part of parts) {
      if (part.kind === 'fields')
        for (const row of allRows(part.rows)) expect(markdown).toContain(`- \`${row.name}\` (`)
      if (part.kind === 'errors')
        for (const { code, status, cause, remedy } of part.rows)
          for (const text of [`### ${code} (${status})`, cause, remedy]) expect(markdown).toContain(text)
      if (part.kind === 'events') for (const event of part.events) expect(markdown).toContain(`### ${event.name}\n`)
    }
  expect(dead(markdown)).toEqual([])
  expect((markdown.match(/```/g) ?? []).length % 2).toBe(0)
})
