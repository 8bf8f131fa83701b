import { findPage, languageOf, pageText, readablePages } from '@edis/contract/mcp/pages'
import type { Addresses } from '@edis/contract/reference/llms'
import { searchReference } from '@edis/contract/reference/search'
import { failedResult, textResult, type ToolResult } from './mcp.ts'

const maxQueryLength = 200
const maxNameLength = 300

export function search(query: unknown, portalUrl: string): ToolResult {
  if (typeof query !== 'string' || query.trim() === '') return missing('query', 'Send a few words to search for.')
  const hits = searchReference(query.slice(0, maxQueryLength))
  if (hits.length === 0)
    return textResult('Nothing in the reference has these words. Try others, or read_page overview for the whole.')
  return textResult(
    hits.map(({ kind, title, path, text }) => `## ${title}\n${kind} · ${portalUrl}${path}\n\n${text}`).join('\n\n'),
  )
}

export function read(page: unknown, addresses: Addresses): ToolResult {
  if (typeof page !== 'string' || page.trim() === '') return missing('page', 'Name a page.')
  const found = page.length > maxNameLength ? null : findPage(page, addresses.portalUrl)
  if (found) return textResult(pageText(found, addresses, languageOf(page)))
  const names = readablePages(addresses.portalUrl).map(({ name }) => name)
  return failedResult({ message: `There is no such page. There are ${names.join(', ')}.` })
}

const missing = (field: string, message: string) => failedResult({ message, field })
