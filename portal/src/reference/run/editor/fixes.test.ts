import { errorsOf, type FailureBody, fieldErrorsOf } from '@edis/contract/calls/call'
import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { openApiCalls } from '@edis/contract/calls/open-api-calls'
import { failureExample } from '@edis/contract/openapi-document/openapi-failures'
import { referenceCall, requestSchema } from '@edis/contract/reference/reference-call'
import { describe, expect, test } from 'vitest'
import { complaintsOf, type FixContext } from './fixes.ts'
import { isObject } from './json-path.ts'
import type { Field } from './schema-faults.ts'
import { draftOf } from '../request/starting-request.ts'

const now = Date.parse('2026-11-20T02:00:00Z')
const context: FixContext = { known: [], digits: '0123456789012345', now }
const offered = openApiCalls.filter(({ page }) => page !== null)
const found = (path: string) => offered.find((call) => call.path === path)!

/** What one click does about a fault of a call's example, changed as told. */
function fixOf(path: string, changes: object, error: ErrorCode, field = '', known = context.known) {
  const call = found(path)
  const fields = { ...call.examples.request, ...changes }
  const failure: FailureBody = {
    code: 422,
    error,
    message: '',
    errors: field === '' ? [] : [{ field, error, message: '' }],
    doc_url: '',
    request_id: 'req_1',
  }
  const [complaint] = complaintsOf(
    referenceCall(call),
    requestSchema(call) as Field,
    draftOf(referenceCall(call), fields),
    failure,
    {
      ...context,
      known,
    },
  )
  return complaint?.fix ?? null
}
/** The label and what becomes of the field, or the act. */
function outcome(fix: ReturnType<typeof fixOf>, field: string) {
  if (fix === null) return null
  if ('act' in fix) return [fix.label, fix.act]
  return [fix.label, isObject(fix.fields) ? fix.fields[field] : undefined]
}
const send = '/order/send/v2'

describe('one click', () => {
  test.each<[what: string, path: string, changes: object, error: ErrorCode, field: string, expected: unknown[] | null]>(
    [
      [
        'inserts the example',
        send,
        { courier_code: undefined },
        'FIELD_REQUIRED',
        'courier_code',
        ['Insert SAMPLE-KILAT', 'SAMPLE-KILAT'],
      ],
      [
        'chooses what is allowed',
        send,
        { payment_method: 'PREPAYD' },
        'FIELD_INVALID',
        'payment_method',
        ['Use PREPAID', 'PREPAID'],
      ],
      ['goes to the limit', '/product/list', { limit: 500 }, 'FIELD_INVALID', 'limit', ['Use 100', 100]],
      [
        'removes what may not stand beside another',
        '/rate/v2',
        { origin_district: '31.74.07' },
        'FIELD_INVALID',
        'origin_district',
        ['Remove origin_district', undefined],
      ],
      ['removes a dead quote', send, {}, 'QUOTE_EXPIRED', '', ['Remove quote_id', undefined]],
      ['removes an agent that is not there', send, {}, 'CS_NOT_FOUND', '', ['Remove cs_id', undefined]],
      [
        'gives an order a new number',
        send,
        {},
        'ORDER_DUPLICATE',
        'partner_order_id',
        ['Use TS-01234567-8901', 'TS-01234567-8901'],
      ],
      ['gives an agent another phone', '/cs/create', {}, 'CS_DUPLICATE', 'phone', ['Use 081201234567', '081201234567']],
      [
        'pays in advance where no cash is taken',
        send,
        {},
        'COD_NOT_SUPPORTED',
        'payment_method',
        ['Use PREPAID', undefined],
      ],
      ['ships uninsured', send, {}, 'INSURANCE_LIMIT_EXCEEDED', 'insurance', ['Use false', false]],
      [
        'takes the example’s phone',
        '/cs/create',
        { phone: 'x' },
        'PHONE_INVALID',
        'phone',
        ['Use 081201234567', '081201234567'],
      ],
      [
        'takes the example’s courier',
        send,
        { courier_code: 'JNE' },
        'COURIER_NOT_FOUND',
        '',
        ['Use SAMPLE-KILAT', 'SAMPLE-KILAT'],
      ],
      ['gets a token', send, {}, 'AUTH_TOKEN_EXPIRED', '', ['Get a new token', 'new token']],
      ['makes a key', send, {}, 'IDEMPOTENCY_CONFLICT', '', ['Use a new Idempotency-Key', 'new key']],
      [
        'sends an order to cancel',
        '/order/cancel',
        {},
        'ORDER_NOT_CANCELLABLE',
        '',
        ['Send a sample order and use it', 'sample order'],
      ],
      [
        'sends an order to track',
        '/order/track',
        { partner_order_id: '' },
        'FIELD_REQUIRED',
        'order_id',
        ['Send a sample order and use it', 'sample order'],
      ],
      ['has nothing for what only EDIS can mend', send, {}, 'AUTH_PARTNER_INACTIVE', '', null],
    ],
  )('%s: %s %j %s', (_what, path, changes, error, field, expected) => {
    const at = {
      COD_NOT_SUPPORTED: 'cod_amount',
      QUOTE_EXPIRED: 'quote_id',
      CS_NOT_FOUND: 'cs_id',
      COURIER_NOT_FOUND: 'courier_code',
    }[error as string]
    expect(outcome(fixOf(path, changes, error, field), at ?? field)).toEqual(expected)
  })

  test('renames to the nearest field that is free, at its place', () => {
    const fix = fixOf('/rate/v1', { weight: 5, weight_g: undefined }, 'FIELD_UNKNOWN', 'weight')
    expect(fix).toMatchObject({ label: 'Rename to weight_g', fields: { weight_g: 5 } })
    expect(fixOf('/rate/v1', { colour: 'red' }, 'FIELD_UNKNOWN', 'colour')).toMatchObject({ label: 'Remove colour' })
  })

  test('takes an id that was received rather than the example’s', () => {
    const known = [{ kind: 'warehouse_id', value: 'whs_1', at: now }]
    expect(fixOf(send, { warehouse_id: 'whs_x' }, 'WAREHOUSE_NOT_FOUND', '', known)).toMatchObject({
      fields: { warehouse_id: 'whs_1' },
    })
  })

  test('starts over from a body that is no JSON', () => {
    const call = found(send)
    const failure = failureExample('REQUEST_INVALID')
    const [complaint] = complaintsOf(
      referenceCall(call),
      requestSchema(call) as Field,
      { query: {}, body: '{' },
      failure,
      context,
    )
    expect(complaint?.fix).toMatchObject({ act: 'start over' })
  })
})

test.each(offered.map((call) => [call.path, call] as const))(
  'every error of %s is told with its cause and remedy',
  (_path, call) => {
    const draft = draftOf(referenceCall(call), call.examples.request)
    const failures = [
      ...errorsOf(call).map((code) => failureExample(code)),
      ...fieldErrorsOf(call).map((error) =>
        failureExample('VALIDATION_FAILED', { field: Object.keys(call.request.properties)[0] ?? '', error }),
      ),
    ]
    for (const failure of failures)
      for (const { cause, remedy } of complaintsOf(
        referenceCall(call),
        requestSchema(call) as Field,
        draft,
        failure,
        context,
      ))
        expect([cause, remedy]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
  },
)
