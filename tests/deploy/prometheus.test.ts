import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stringify } from 'yaml'
import { root, runTool } from './run-tool.ts'

const folder = (name: string) => join(root, 'deploy', name)

test('Prometheus takes the configuration and the rules', async () => {
  // Its key's file is the provider's
  const check = ['check', 'config', '--syntax-only', folder('prometheus/prometheus.yaml')]
  expect(await runTool('promtool', check)).toContain('is valid prometheus config file syntax')
  expect(await runTool('promtool', ['check', 'rules', folder('prometheus/alerts.yaml')])).toMatch(/\d+ rules found/)
})

test('each rule speaks when it should, and is silent on a single machine', async () => {
  expect(await runTool('promtool', ['test', 'rules', folder('prometheus/alerts.test.yaml')])).toContain('SUCCESS')
})

test('every alert is in a test that it is for', () => {
  const tests = readFileSync(folder('prometheus/alerts.test.yaml'), 'utf8')
  const rules = readFileSync(folder('prometheus/alerts.yaml'), 'utf8')
  for (const [, name] of rules.matchAll(/- alert: (\w+)/g))
    expect(tests).toMatch(new RegExp(`alertname(?:: |=")${name}\\b|\\b${name}\\|`))
})

test('Prometheus understands every expression of the dashboard', async () => {
  const { panels } = JSON.parse(readFileSync(folder('grafana/edis.json'), 'utf8')) as {
    panels: { title: string; targets?: { expr: string }[] }[]
  }
  const expressions = panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m')),
  )
  const rules = expressions.map((expr, index) => ({ record: `dashboard:${index}`, expr }))
  const place = mkdtempSync(join(tmpdir(), 'edis-dashboard-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const file = join(place, 'dashboard.yaml')
  writeFileSync(file, stringify({ groups: [{ name: 'dashboard', rules }] }))
  expect(await runTool('promtool', ['check', 'rules', file])).toContain(`${rules.length} rules found`)
})
