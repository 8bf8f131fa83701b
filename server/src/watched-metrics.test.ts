import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { makeOperationsKey } from '@edis/testing/operations-key.ts'
import { startTestApp, type TestApp } from '@edis/testing/test-app.ts'
import { anchorsOf } from '../../checks/markdown.ts'
import { cspReportsPath } from './http/doors/csp-reports.ts'

// The rules and the dashboard that the provider runs, beside what the program tells and what the runbook says.

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

type Rule = { alert: string; expr: string; labels: { severity: string }; annotations: Record<string, string> }
type Panel = { id: number; title: string; type: string; description?: string; targets?: { expr: string }[] }

const rules = (parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
)
const { panels } = JSON.parse(read('deploy/grafana/edis.json')) as { panels: Panel[] }
const shown = panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => [title, expr] as const))
const asked = [...rules.map(({ alert, expr }) => [alert, expr] as const), ...shown]
const alertsPage = read('docs/alerts.md')

let app: TestApp
let exposed: Map<string, string[]>
beforeAll(async () => {
  app = await startTestApp({}, undefined, ['development', 'production', 'operations'])
  await fetch(`${app.url.development}/region?search=Gambir`)
  const key = await makeOperationsKey(app.databaseUrl, 'production', { scopes: ['metrics:read'] })
  const answer = await fetch(`${app.url.operations}/metrics`, { headers: { authorization: `Bearer ${key}` } })
  exposed = Map.groupBy((await answer.text()).split('\n').filter(isSample), (line) => /^\w+/.exec(line)?.[0] ?? '')
})
afterAll(() => app.close())
const isSample = (line: string) => line !== '' && !line.startsWith('#')

/** The metrics of ours that an expression names, each with what it wants of their labels. */
const namedIn = (expr: string) =>
  [...expr.matchAll(/\b((?:edis|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(([, name = '', matchers = '']) => ({
    name,
    wanted: [...matchers.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => `${label}="${value}"`),
  }))

test('every metric of rules and dashboard is one that the program tells, with the labels that are asked for', () => {
  const missing = asked.flatMap(([place, expr]) =>
    namedIn(expr)
      .filter(({ name, wanted }) => !exposed.get(name)?.some((line) => wanted.every((one) => isSaid(line, one))))
      .map(({ name, wanted }) => `${place}: ${name}{${wanted.join()}}`),
  )
  expect(missing).toEqual([])
  expect(new Set(asked.flatMap(([, expr]) => namedIn(expr).map(({ name }) => name))).size).toBeGreaterThan(12)
})
/** The job is Prometheus' own label; which doors and calls there are, only their being called tells. */
const isSaid = (line: string, label: string) =>
  label.startsWith('job=') || line.includes(/^(?:door|call)=/.test(label) ? label.slice(0, 5) : label)

test('the call whose reports are watched is there', () => {
  expect(rules.find(({ alert }) => alert === 'EdisPolicyRefuses')?.expr).toContain(
    `door="portal",call="${cspReportsPath}"`,
  )
})

test('every metric of ours is on the dashboard', () => {
  const on = new Set(shown.flatMap(([, expr]) => namedIn(expr).map(({ name }) => name)))
  const left = [...exposed.keys()].filter(
    (name) => name.startsWith('edis_') && !on.has(name) && !on.has(name.replace(/_(?:sum|count)$/, '_bucket')),
  )
  expect(left).toEqual([])
})

test.each(rules)('$alert says how bad it is, what happens, and where to read what to do', (rule) => {
  expect(['critical', 'warning', 'info']).toContain(rule.labels.severity)
  expect(rule.annotations['summary']).toMatch(/\S/)
  const [page, anchor = ''] = rule.annotations['runbook_url']?.split('#') ?? []
  expect([page, anchor]).toEqual(['docs/alerts.md', rule.alert.toLowerCase()])
  expect(anchorsOf(alertsPage)).toContain(anchor)
})

test('the runbook has no alert that is none, and the dashboard names none', () => {
  const names = rules.map(({ alert }) => alert)
  expect([...alertsPage.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(names)
  for (const { description = '' } of panels)
    for (const [name] of description.matchAll(/\b(?:Edis|Postgres)[A-Z]\w+/g)) expect(names).toContain(name)
})

test('every panel of the dashboard has a number and a title of its own', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length)
})
