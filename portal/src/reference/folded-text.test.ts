import { isGuide, referencePages } from '@edis/contract/reference/reference-pages'
import { expect, test } from 'vitest'
import { renderArticle } from './article/render-article.tsx'
import { foldText, unfoldText } from './folded-text.ts'

test.each(referencePages)('what is folded of %s unfolds to what it was', (name) => {
  const html = renderArticle(name)
  const folded = foldText(html)
  expect(unfoldText(folded)).toBe(html)
  // A guide has no errors or fields to fold
  if (!isGuide(name)) expect(folded.length).toBeLessThan(html.length * 0.97)
})

test('a text that has the signs of folding in it is refused', () => {
  expect(() => foldText('<p>100 ¤</p>')).toThrow('signs')
})
