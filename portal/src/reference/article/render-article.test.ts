import { placesOf } from '@edis/contract/reference/places'
import { referencePage } from '@edis/contract/reference/reference'
import { referencePages } from '@edis/contract/reference/reference-pages'
import { expect, test } from 'vitest'
import { renderArticle } from './render-article.tsx'

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)

test.each(referencePages)('%s has every place of the page, each with a link to it, and no dead one', (name) => {
  const html = renderArticle(name)
  const ids = all(html, / id="([^"]+)"/g)
  const own = ids.filter((id) => !id.startsWith('life-cycle-'))
  expect(own.toSorted()).toEqual(placesOf(referencePage(name)).toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  const linked = new Set(all(html, / href="#([^"]+)"/g))
  expect([...linked].filter((id) => !ids.includes(id))).toEqual([])
  // Bodies of errors and events are beside what they belong to
  expect(own.filter((id) => !linked.has(id) && !/^example\.([A-Z_]+|order\..+)$/.test(id))).toEqual([])
})

test('what stands in the text is text: nothing of it becomes markup', () => {
  const html = renderArticle('authentification/accesstoken')
  expect(html).toContain('Authorization: Bearer &lt;token&gt;')
  expect(html).not.toContain('<token>')
})

test('no element brings a style of its own: the door’s policy forbids it', () => {
  for (const name of referencePages) expect(renderArticle(name)).not.toMatch(/ style="|<style|<script/)
})

test('examples have the colours of their language, and what is no code has none', () => {
  expect(renderArticle('region')).toContain('<b>GET</b> /region')
  expect(renderArticle('webhook')).toMatch(/<b>(?:const|import)<\/b>/)
  expect(renderArticle('order/send/v2')).toContain('<b>&quot;partner_order_id&quot;</b>: <i>')
})
