import { expect, test } from 'vitest'
import { errorCatalogue } from '../errors/error-catalogue.ts'
import { errorTexts } from '../errors/error-texts.ts'
import { errorsOf, fieldErrorsOf } from '../calls/call.ts'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { overview } from './overview.ts'
import { referencePage } from './reference.ts'
import { referencePages, referencePath } from './reference-pages.ts'
import { allRows } from './fields.ts'
import { llmsFullText, llmsText } from './llms.ts'

const addresses = { portalUrl: 'https://portal.test', developmentUrl: 'https://dev.test' }
const text = llmsText(addresses)
const full = llmsFullText(addresses)

type Link = { title: string; url: string; description: string | undefined }

/** The grammar of llmstxt.org, as its reference parser (llms-txt on PyPI, parse_llms_file) has it. @throws where that does. */
function parsed(file: string) {
  const [start = '', ...rest] = file.split(/^##\s*(.*?$)/m)
  const head = /^#\s*(?<title>[^\n]+)\n+(?:^>\s*(?<summary>[^\n]+)$)?\n+(?<info>[\s\S]*)/m.exec(start.trim())
  if (!head?.groups) throw new Error('no title')
  const sections: Record<string, Link[]> = {}
  for (let at = 0; at + 1 < rest.length; at += 2)
    sections[rest[at] ?? ''] = (rest[at + 1] ?? '')
      .split(/\n+/)
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const link = /-\s*\[(?<title>[^\]]+)\]\((?<url>[^)]+)\)(?::\s*(?<description>.*))?/.exec(line)
        if (!link?.groups) throw new Error(`no link: ${line}`)
        return { title: '', url: '', description: undefined, ...link.groups }
      })
  return { ...head.groups, sections }
}

test('llms.txt is read by the grammar: a title, a summary, prose without headings, then lists of links', () => {
  const { title, summary, info, sections } = parsed(text) as ReturnType<typeof parsed> & Record<string, string>
  expect(title).toBe('EDIS Open API')
  expect(summary).toMatch(/^The open API of EDIS.*\.$/)
  expect(info).not.toMatch(/^#/m)
  expect(Object.keys(sections)).toEqual(['Guides', 'Pages', 'Files', 'Optional'])
  const urls = Object.values(sections).flatMap((links) => links.map(({ url }) => url))
  expect(urls.toSorted()).toEqual(
    [...referencePages.map((name) => `${referencePath(name)}.md`), '/openapi.json', '/postman.json', '/llms-full.txt']
      .map((path) => addresses.portalUrl + path)
      .toSorted(),
  )
  expect(sections['Optional']?.map(({ title: page }) => page)).toEqual(['Get Rate V1', 'Send Order V1'])
})

test('the grammar refuses what is no list of links', () => {
  expect(() => parsed('# A\n\n> B\n\n## C\nprose')).toThrow('no link')
})

test('llms.txt says all of the overview', () => {
  for (const line of overview.split('\n')) expect(text).toContain(line.replace(/^#+ /, ''))
})

test('llms-full.txt has the overview once, and every field of every page', () => {
  expect(full.split(overview)).toHaveLength(2)
  for (const page of referencePages.map((name) => referencePage(name))) {
    const [, own = ''] = full.split(`\n# ${page.title}\n`)
    for (const { parts } of page.sections)
      for (const part of parts)
        if (part.kind === 'fields') for (const { name } of allRows(part.rows)) expect(own).toContain(`- \`${name}\` (`)
  }
})

const codes = [...new Set(openApiCalls.flatMap((call) => [...errorsOf(call), ...fieldErrorsOf(call)]))]

test.each(codes)('llms-full.txt explains %s once', (code) => {
  const { status } = errorCatalogue[code]
  const { cause, remedy } = errorTexts(code, 'en')
  for (const once of [`## ${code} (${status})\n`, `- Cause: ${cause}`, `- Remedy: ${remedy}`])
    expect(full.split(once)).toHaveLength(2)
})

test.each(codes)('what partners are told of %s is of the API, and not of the portal’s own calls', (code) => {
  const { cause, remedy } = errorTexts(code, 'en')
  expect(`${cause} ${remedy}`).not.toMatch(/sign[- ]in|session|password|form call|POST \/(?:ip|webhooks)\//i)
})

test('llms-full.txt stays far below what it was with every error on every page', () => {
  // 326,452 characters, 81,000 tokens. The guides are 20,000 of what it has now
  expect(full.length).toBeLessThan(230_000)
})
