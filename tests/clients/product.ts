import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openApiDocument } from '../../contract/src/openapi-document/openapi-document.ts'
import { postmanCollection } from '../../contract/src/openapi-document/postman.ts'
import { credentialsAt, signInDemo } from '@edis/testing/credentials.ts'
import { startProgram } from '@edis/testing/program.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** What a client program is told of the sandbox, as environment variables. */
    sandbox: Record<'EDIS_URL' | 'EDIS_PARTNER_ID' | 'EDIS_PARTNER_KEY', string>
  }
}

/** Starts the product with its SAMPLE catalogue, and writes its documents where the tools find them. */
export default async function startProduct(project: TestProject): Promise<() => Promise<void>> {
  const made = join(import.meta.dirname, 'made')
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { recursive: true })
  const program = await startProgram({ doors: ['development'] })
  const { portal, development, production } = program.url
  const urls = { portalUrl: portal, developmentUrl: development, productionUrl: production }
  await writeFile(join(made, 'openapi.json'), JSON.stringify(openApiDocument(urls)))
  await writeFile(join(made, 'postman.json'), JSON.stringify(postmanCollection(urls)))
  const { partnerId, key } = await credentialsAt(development, await signInDemo(development))
  project.provide('sandbox', { EDIS_URL: development, EDIS_PARTNER_ID: partnerId, EDIS_PARTNER_KEY: key })
  return () => program.stop()
}
