import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { consoleCalls } from '@edis/contract/calls/console-calls'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { operationsCalls } from '@edis/contract/calls/operations-calls'
import { portalCalls } from '@edis/contract/calls/portal-calls'

const isCall = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'path' in value && 'message' in value && 'access' in value

/** The calls of a module; those of a file of the catalogue stand in an object. */
function callsIn(value: unknown): unknown[] {
  if (isCall(value)) return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : []
}

test('every call that is written is in one of the lists, which doors, tests and documents go by', async () => {
  const files = ['open-api', 'portal-calls', 'operations', 'console'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '../../../contract/src', folder), { withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ),
  )
  const modules = await Promise.all(
    files.map(({ parentPath, name }) => import(join(parentPath, name)) as Promise<object>),
  )
  const written = modules.flatMap((module) => Object.values(module)).flatMap(callsIn)
  expect(new Set(written)).toEqual(new Set([...openApiCalls, ...portalCalls, ...operationsCalls, ...consoleCalls]))
})
