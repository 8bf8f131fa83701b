import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCatalogue, type ErrorCode } from '@edis/contract/errors/error-catalogue'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import type { Answer } from '@edis/testing/calls/ask.ts'
import { makeCallers } from '@edis/testing/calls/callers.ts'
import { goodRequest } from '@edis/testing/calls/good-requests.ts'
import { ownProvocations } from '@edis/testing/calls/own-provocations.ts'
import { provocationsOf, type Scene } from '@edis/testing/calls/provoke.ts'
import { startWorld } from '@edis/testing/calls/world.ts'

let scene: Scene
beforeAll(async () => {
  const world = await startWorld()
  scene = { ...world, callers: await makeCallers(world) }
}, 60_000)
afterAll(async () => {
  await scene.callers.close()
  await scene.close()
})

/** The answer's own code, or that of a field where the answer is VALIDATION_FAILED. */
const codesIn = ({ error, errors }: Answer) =>
  error === 'VALIDATION_FAILED' ? [error, ...errors.map((fault) => fault.error)] : [error]

describe.each(openApiCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
  test.each(['development', 'production'] as const)('answers a good request in %s', async (environment) => {
    const request = await goodRequest(scene, call, { environment })
    expect(await scene.make(call, request, { environment })).toMatchObject({ status: 200, message: call.message })
  })

  const provocations = [...provocationsOf(call, ownProvocations[call.path] ?? {})]
  test.each(provocations)('answers %s, which it declares', async (code: ErrorCode, provoke) => {
    if (!provoke)
      throw new Error(`Nothing provokes ${code} of ${call.path}: the contract is wrong, or a case is missing`)
    const answer = await provoke(scene, call)
    expect(codesIn(answer)).toContain(code)
    expect(answer.status).toBe(errorCatalogue[code].status)
    const retryAfter = answer.headers['retry-after']
    if (code === 'RATE_LIMITED' || code === 'IDEMPOTENCY_IN_PROGRESS') expect(retryAfter).toMatch(/^\d+$/)
  })

  test('has no case for an error that it does not declare', () => {
    const declared = new Set(provocations.map(([code]) => code))
    const cases = Object.keys(ownProvocations[call.path] ?? {}) as ErrorCode[]
    expect(cases.filter((code) => !declared.has(code))).toEqual([])
  })
})
