import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { doorNames, parseStartSettings } from '../../server/src/settings.ts'
import { settingsTable } from '../../server/src/settings-table.ts'
import { root, runTool } from './run-tool.ts'

const chart = join(root, 'deploy/helm/edis')
// Compiled from its module, Helm takes an old cluster for granted
const cluster = ['--kube-version', '1.31.0']

type Probe = { httpGet: { path: string; port: string } }
type Container = {
  args: string[]
  env: { name: string; value: string }[]
  ports?: { name: string; containerPort: number }[]
  livenessProbe?: Probe
  readinessProbe?: Probe
  resources: { limits: Record<string, string> }
  securityContext: object
  volumeMounts: { name: string; mountPath: string }[]
}
type Pod = {
  automountServiceAccountToken: boolean
  securityContext: object
  containers: [Container]
  volumes: { name: string; secret?: { secretName: string } }[]
}
type Labels = Record<string, string>
type Part = { ports: { port: string }[]; from: unknown[] }
type Resource = {
  kind: string
  metadata: { name: string; annotations?: Labels }
  spec: {
    template: { metadata: { labels: Labels }; spec: Pod }
    selector: { matchLabels: Labels }
    podSelector: { matchLabels: Labels }
    ingress?: Part[]
    maxUnavailable?: number
    replicas?: number
    rules?: { host: string }[]
  }
}

const template = async (...more: string[]): Promise<Resource[]> =>
  parseAllDocuments(await runTool('helm', ['template', 'edis', chart, ...cluster, ...more]))
    .map((document) => document.toJS() as Resource | null)
    .filter((resource) => resource !== null)

let all: Resource[]
beforeAll(async () => void (all = await template('--set', 'ingress.enabled=true')))
const of = (kind: string) => all.filter((resource) => resource.kind === kind)
const named = (kind: string, name: string) => of(kind).find(({ metadata }) => metadata.name === name)
const workloads = () => [...of('Deployment'), ...of('Job')]

test('helm lint finds nothing', async () => {
  expect(await runTool('helm', ['lint', '--strict', ...cluster, chart])).toContain('0 chart(s) failed')
})

test('doors and workers are deployments of their own, and a job before each release migrates', () => {
  const parts = new Set(of('Deployment').map(({ metadata }) => metadata.name))
  expect(parts).toEqual(new Set([...doorNames, 'worker'].map((part) => `edis-${part}`)))
  expect(of('Job').map(({ metadata }) => metadata.annotations?.['helm.sh/hook'])).toEqual(['pre-install,pre-upgrade'])
})

test('no process is root, writes its own files, or has a secret but as a file; the owner’s is the migration’s alone', () => {
  for (const { kind, spec } of workloads()) {
    const pod = spec.template.spec
    const [container] = pod.containers
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.automountServiceAccountToken).toBe(false)
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(Object.keys(container.resources.limits)).toEqual(['cpu', 'memory'])
    expect(pod.volumes.flatMap(({ secret }) => secret?.secretName ?? [])).toEqual([
      kind === 'Job' ? 'edis-owner' : 'edis-serving',
    ])
  }
})

test('emails go to a server whose address is a secret, as a file of every process but the migration', async () => {
  const workloadsWithMail = (await template('--set', 'mailFrom=EDIS <no-reply@edis.example>')).filter(({ kind }) =>
    ['Deployment', 'Job'].includes(kind),
  )
  for (const { kind, spec } of workloadsWithMail) {
    const { env } = spec.template.spec.containers[0]
    const mail = env.filter(({ name }) => /^(SMTP|MAIL)_/.test(name)).map(({ name, value }) => `${name}=${value}`)
    expect(mail).toEqual(
      kind === 'Job' ? [] : ['SMTP_URL_FILE=/run/secrets/edis/smtp-url', 'MAIL_FROM=EDIS <no-reply@edis.example>'],
    )
  }
})

test('every variable is a setting, and the program takes them', () => {
  for (const { spec } of workloads()) {
    const { env } = spec.template.spec.containers[0]
    const names = env.map(({ name }) => name.replace(/_FILE$/, ''))
    expect(names.filter((name) => !Object.hasOwn(settingsTable, name))).toEqual([])
    const given = env.filter(({ name }) => !name.endsWith('_FILE')).map(({ name, value }) => [name, value])
    expect(parseStartSettings(Object.fromEntries(given))).toMatchObject({ host: '0.0.0.0' })
  }
})

describe.each([...doorNames, 'worker'] as const)('%s', (part) => {
  const deployment = () => named('Deployment', `edis-${part}`)

  test('is asked for health and readiness at the port where it answers', () => {
    const [container] = deployment()?.spec.template.spec.containers ?? []
    const settings = parseStartSettings(
      Object.fromEntries(
        container?.env.map(({ name, value }) => [name, value]).filter(([name]) => !name?.endsWith('_FILE')) ?? [],
      ),
    )
    expect(container?.args).toEqual(part === 'worker' ? ['worker'] : ['serve', part])
    expect(container?.ports).toEqual([
      { name: 'http', containerPort: part === 'worker' ? settings.workerPort : settings.ports[part] },
      { name: 'metrics', containerPort: settings.metricsPort },
    ])
    expect(container?.livenessProbe?.httpGet).toEqual({ path: '/healthz', port: 'http' })
    expect(container?.readinessProbe?.httpGet).toEqual({ path: '/readyz', port: 'http' })
  })

  test('keeps all its pods but one through a node’s maintenance, and their selectors are its own', () => {
    const labels = deployment()?.spec.template.metadata.labels
    expect(deployment()?.spec.replicas).toBeGreaterThan(1)
    expect(named('PodDisruptionBudget', `edis-${part}`)?.spec).toEqual({
      maxUnavailable: 1,
      selector: { matchLabels: labels },
    })
    expect(named('NetworkPolicy', `edis-${part}`)?.spec.podSelector.matchLabels).toEqual(labels)
    expect(Boolean(named('Service', `edis-${part}`))).toBe(part !== 'worker')
  })
})

test('partners’ ingress leads to their doors; the operations door lets in whom the provider names, and nobody unless', async () => {
  expect(named('Ingress', 'edis')?.spec.rules?.map(({ host }) => host)).toEqual([
    'portal.edis.example',
    'dev-api.edis.example',
    'api.edis.example',
  ])
  const portsOf = (resources: Resource[], part: string) =>
    resources
      .find(({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === `edis-${part}`)
      ?.spec.ingress?.flatMap(({ ports }) => ports.map(({ port }) => port))
  expect(portsOf(all, 'operations')).toEqual(['metrics'])
  expect(portsOf(all, 'production')).toEqual(['http', 'metrics'])
  expect(portsOf(all, 'migrate')).toEqual([])
  const opened = await template('--set-json', 'networkPolicy.operationsFrom=[{"ipBlock":{"cidr":"10.4.0.0/16"}}]')
  expect(portsOf(opened, 'operations')).toEqual(['http', 'metrics'])
})

test('values that can’t be are refused', async () => {
  for (const value of ['urls.portal=portal.edis.example', 'doors.console.replicas=1', 'doors.portal.replicas=many'])
    await expect(template('--set', value)).rejects.toThrow(/schema/)
})

test('the chart’s version is the product’s', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  expect(parse(readFileSync(join(chart, 'Chart.yaml'), 'utf8'))).toMatchObject({ version, appVersion: version })
})
