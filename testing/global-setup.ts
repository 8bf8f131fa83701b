import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { environments } from '@edis/contract/environment'
import { embeddedServingRole } from '../server/src/database/embedded-postgres/ownership.store.ts'
import { migrateDatabase } from '../server/src/database/migrate.ts'
import { startTestCluster } from './cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's connection string; its database is of no use to a test. */
    clusterUrl: string
    /** A migrated database, there to be cloned. */
    template: string
    /** How many requests the fuzzing makes in all: some hundred in `npm test`, 10,000 in `npm run test:security`. */
    fuzzCases: number
    /** How many reports of couriers come in batches: 500 in `npm test`, 10,000 in `npm run test:security`. */
    reports: number
    /** Go compiles its library for half a minute where it never has: in `npm run test:clients` alone. */
    goSnippets: boolean
  }
}

/**
 * One cluster a run, one migrated template in it; each test file clones the template. TEST_CLUSTER_URL is that of another
 * PostgreSQL: the address of a role `edis` that may create databases, whose password `edis_serving` and `postgres` have too.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_CLUSTER_URL']
  const cluster = given ? givenCluster(given) : await startTestCluster()
  const template = `template_${randomBytes(4).toString('hex')}`
  const client = postgres(cluster.url, { max: 1 })
  await client`create database ${client(template)}`
  await client.end()
  await migrateDatabase(databaseUrl(cluster.url, template), { serving: [cluster.servingRole] })
  project.provide('clusterUrl', cluster.url)
  project.provide('template', template)
  return () => cluster.stop()
}

const givenCluster = (url: string): Awaited<ReturnType<typeof startTestCluster>> => ({
  url,
  servingRole: { role: embeddedServingRole, environments },
  stop: async () => {},
})

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
