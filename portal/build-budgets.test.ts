import { expect, test } from 'vitest'
import { filesOf, type Manifest, measure, overBudget } from './build-budgets.ts'

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
  const figures = measure(manifest, () => 10, ['before-paint.js'])
  expect(figures.map(({ name, bytes }) => [name, bytes])).toEqual([
    ['first screen: script', 40],
    ['first screen: style', 10],
    ['src/webhooks/webhooks.page.tsx: script and style', 30],
  ])
})

test('a figure over its budget is named, one that meets it exactly is not', () => {
  const size = (file: string) => (file === 'dialog.js' ? 30_001 : file === 'index.css' ? 30_000 : 0)
  expect(overBudget(measure(manifest, size)).map(({ name }) => name)).toEqual([
    'src/webhooks/webhooks.page.tsx: script and style',
  ])
})
