import { expect, onTestFinished, test, vi } from 'vitest'
import { freePorts } from '../database/embedded-postgres/free-ports.ts'
import { createTestDatabase, servingUrl } from '@edis/testing/database.ts'
import { runEdis, startProgram } from '@edis/testing/program.ts'
import { startWorker } from '@edis/testing/worker.ts'

// Processes are started.
vi.setConfig({ testTimeout: 60_000 })

const masterKey = Buffer.alloc(32, 7)
const { url } = await createTestDatabase()

async function metricsAt(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  return answer.text()
}

test('a door without the operations door beside it tells Prometheus on a port of its own, which only this machine reaches', async () => {
  const [metrics = 0] = await freePorts(1)
  const variables = {
    DATABASE_URL: servingUrl(url),
    MASTER_KEY: masterKey.toString('base64'),
    MIGRATE: 'false',
    METRICS_PORT: String(metrics),
  }
  const program = await startProgram({ doors: ['development'], variables })
  onTestFinished(() => program.stop())
  const { development } = program.url
  expect((await fetch(`${development}/metrics`)).status).toBe(404)
  expect((await fetch(`${development}/warehouse/list`)).status).toBe(401)
  expect(await metricsAt(metrics)).toContain(
    'edis_http_requests_total{door="development",call="/warehouse/list",status="401"} 1',
  )
  expect((await fetch(`http://127.0.0.1:${metrics}/warehouse/list`)).status).toBe(404)
  expect(program.output()).toContain(`http://127.0.0.1:${metrics}`)

  const taken = await runEdis(['worker'], { ...program.environment, ...variables })
  expect(taken).toMatchObject({ status: 1 })
  expect(taken.errors).toContain(`METRICS_PORT: can't listen on 127.0.0.1:${metrics}`)
})

test('so does a worker', async () => {
  const [metrics = 0] = await freePorts(1)
  const environment = { METRICS_PORT: String(metrics), MIGRATE: 'false' }
  const worker = await startWorker({ databaseUrl: servingUrl(url), masterKey, environment })
  onTestFinished(() => worker.stop())
  expect(await metricsAt(metrics)).toContain(
    'edis_webhook_deliveries_waiting{environment="development",lane="first"} 0',
  )
})
