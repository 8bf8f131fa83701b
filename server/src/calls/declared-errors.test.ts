import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorCatalogue, type ErrorCode } from '@edis/contract/errors/error-catalogue'
import { detailsOf, errorDetails } from '@edis/contract/errors/error-details'
import type { DocumentedCall } from '@edis/contract/calls/call'
import { listCouriers } from '@edis/contract/open-api/list-couriers'
import { sendOrderV2 } from '@edis/contract/open-api/send-order-v2'
import { holidaysFile, warehousesFile } from '@edis/contract/operations/catalogue-files'
import { addPartner } from '@edis/contract/operations/partners'
import type { Answer } from '@edis/testing/calls/ask.ts'
import { makeCallers } from '@edis/testing/calls/callers.ts'
import { goodRequest } from '@edis/testing/calls/good-requests.ts'
import { ownProvocations } from '@edis/testing/calls/own-provocations.ts'
import { changed, provokedCalls, type Provocation, provocationsOf, type Scene } from '@edis/testing/calls/provoke.ts'
import { startWorld } from '@edis/testing/calls/world.ts'

let scene: Scene
/** Every detail that an answer had: `STOCK_INSUFFICIENT.value`. */
const sent = new Set<string>()
beforeAll(async () => {
  const world = await startWorld()
  scene = { ...world, make, callers: await makeCallers(world) }

  async function make(...asked: Parameters<typeof world.make>) {
    const answer = await world.make(...asked)
    for (const { error, details = {} } of [answer, ...answer.errors])
      for (const name of Object.keys(details)) sent.add(`${error}.${name}`)
    return answer
  }
}, 60_000)
afterAll(async () => {
  await scene.callers.close()
  await scene.close()
})

/** The answer's own code, or that of a field where the answer is VALIDATION_FAILED. */
const codesIn = ({ error, errors }: Answer) =>
  error === 'VALIDATION_FAILED' ? [error, ...errors.map((fault) => fault.error)] : [error]

describe.each(provokedCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_name, call) => {
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

const withFile =
  (text: string): Provocation =>
  ({ make }, call) =>
    make(call, {}, { text, headers: { 'content-type': 'text/csv' } })

/** What is said only where there is something to say it of. */
const more: [said: string, on: DocumentedCall, provoke: Provocation][] = [
  [
    'AUTH_INVALID_CREDENTIALS.sent',
    listCouriers,
    ({ make, partner }, call) => make(call, {}, { authorization: `Bearer ${partner.refreshToken.development}` }),
  ],
  ['METHOD_NOT_ALLOWED.allowed', { ...listCouriers, method: 'POST' }, ({ make }, call) => make(call, {})],
  [
    'MEDIA_TYPE_UNSUPPORTED.encoding',
    sendOrderV2,
    ({ make }, call) => make(call, {}, { headers: { 'content-encoding': 'gzip' } }),
  ],
  ['FIELD_UNKNOWN.nearest', sendOrderV2, changed({ recipeint: {} })],
  ['FIELD_INVALID.max_length', sendOrderV2, changed({ note: 'x'.repeat(2_000) })],
  ['FIELD_INVALID.nearest', sendOrderV2, changed({ payment_method: 'PREPAYED' })],
  ['COURIER_NOT_FOUND.nearest', sendOrderV2, changed({ courier_code: 'CEPATT' })],
  ['REGION_NOT_FOUND.level', sendOrderV2, changed({ 'recipient.district_code': '31.71' })],
  ['CONFIRMATION_REQUIRED.gone', warehousesFile.import, withFile(warehousesFile.import.takesFile?.example ?? '')],
  ['ROW_INVALID.column', holidaysFile.import, withFile('date,name\r\n2026-02-31,Libur\r\n')],
  [
    'PARTNER_DUPLICATE.partner_id',
    addPartner,
    async ({ make }, call) => {
      const account = { email: 'twice@edis.test', name: 'Toko' }
      await make(call, account)
      return make(call, account)
    },
  ],
]
test.each(more)('%s is said where it is known', async (said, call, provoke) => {
  await provoke(scene, call)
  expect([...sent]).toContain(said)
})

test('every detail that is documented is sent', async () => {
  // Of the portal's calls alone; error-agreement.test.ts has them answered.
  const ofPortal = new Set<ErrorCode>(['AUTH_ROLE_MISSING'])
  const codes = (Object.keys(errorDetails) as ErrorCode[]).filter((code) => !ofPortal.has(code))
  const documented = codes.flatMap((code) => detailsOf(code).map(([name]) => `${code}.${name}`))
  expect(documented.filter((name) => !sent.has(name))).toEqual([])
})
