import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
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
    /** Go compiles its library for half a minute where it never has: in `npm run test:clients` alone. */
    goSnippets: boolean
  }
}

/** One cluster a run, one migrated template in it; each test file clones the template. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster()
  const template = `template_${randomBytes(4).toString('hex')}`
  const client = postgres(cluster.url, { max: 1 })
  await client`create database ${client(template)}`
  await client.end()
  await migrateDatabase(databaseUrl(cluster.url, template), { serving: [cluster.servingRole] })
  project.provide('clusterUrl', cluster.url)
  project.provide('template', template)
  return () => cluster.stop()
}

function databaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
