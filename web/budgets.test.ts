import { expect, test } from 'vitest'
import { type Budgets, filesOf, type Manifest, measure, overBudget } from './budgets.ts'

const budgets: Budgets = { home: 'src/dashboard/dashboard.page.tsx', further: 30_000 }

const manifest: Manifest = {
  'index.html': { file: 'index.js', css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js', imports: ['_react.js'] },
  'src/dashboard/dashboard.page.tsx': { file: 'dashboard.js', isDynamicEntry: true, imports: ['_react.js'] },
  'src/webhooks/webhooks.page.tsx': {
    file: 'webhooks.js',
    css: ['webhooks.css'],
    isDynamicEntry: true,
    imports: ['index.html', '_dialog.js'],
  },
  '_dialog.js': { file: 'dialog.js' },
}

test('a screen loads its chunk, its style and what it imports, once, circles or not', () => {
  expect(filesOf(manifest, 'index.html')).toEqual(new Set(['index.js', 'index.css', 'react.js']))
  expect(() => filesOf(manifest, 'nothing.tsx')).toThrow('the manifest has no nothing.tsx')
})

test('the first screen is the entry and the dashboard, a further one only what it adds', () => {
  const figures = measure(manifest, () => 10, budgets)
  expect(figures.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['first screen: script', 30],
    ['first screen: style', 10],
    ['src/webhooks/webhooks.page.tsx: script and style', 30],
  ])
})

test('a figure over its budget is named, one that meets it exactly is not', () => {
  const size = (file: string) => (file === 'dialog.js' ? 30_001 : file === 'index.css' ? 30_000 : 0)
  expect(overBudget(measure(manifest, size, budgets)).map(({ name }) => name)).toEqual([
    'src/webhooks/webhooks.page.tsx: script and style',
  ])
})

test('a part that is opened on a page weighs what it adds to the page', () => {
  const part = { file: 'part.js', isDynamicEntry: true, imports: ['src/webhooks/webhooks.page.tsx'] }
  const keys = ['src/webhooks/dialogs/part.tsx', 'src/review/part.tsx']
  const figures = measure({ ...manifest, ...Object.fromEntries(keys.map((key) => [key, part])) }, () => 10, budgets)
  expect(figures.slice(-2).map(({ bytes }) => bytes)).toEqual([10, 40])
})

test('a reference page is what all pages share, what it is, and its text', () => {
  const page = { isDynamicEntry: true, imports: ['_react.js'] }
  const pages: Manifest = {
    'src/reference/reference.page.tsx': { ...page, file: 'reference.js', css: ['reference.css'] },
    '../virtual:reference-page/sla': { ...page, file: 'sla.js' },
    '../virtual:reference-text/sla': { ...page, file: 'sla-text.js' },
  }
  const figures = measure({ ...manifest, ...pages }, () => 10, budgets)
  expect(figures.filter(({ name }) => /sla|reference/.test(name))).toMatchObject([
    { name: 'documentation/sla: script and style', bytes: 40, budget: 30_000 },
  ])
})
