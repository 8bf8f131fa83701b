import { login } from '@edis/contract/portal-calls/sign-in'
import { listWebhooks } from '@edis/contract/portal-calls/webhooks'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import { callApi, request } from './api.ts'
import { hosts } from './settings.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** portal/answering-server.ts */
    answeringServer: string
  }
}

function answerWith(status: number, body: string): void {
  const hex = [...new TextEncoder().encode(body)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  hosts.development = `${inject('answeringServer')}/${status}/${hex}`
}

/** Of the browser, what forgetting a session needs. */
const reload = vi.fn<() => void>()
const storage = { getItem: () => null, setItem: () => {} }
beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  hosts.development = ''
})

test.each([
  [200, 'null'],
  [200, ''],
  [200, '""'],
  [200, '[]'],
  [200, '{}'],
  [200, '{"code":200,"message":"OK"}'],
  [200, '{"code":"200","message":"OK","data":[]}'],
  [200, '{"code":200,"message":"OK","da'],
  [200, '<!doctype html><p>Log in'],
  [500, '{"code":500,"message":"no error is named"}'],
  [502, '<html><h1>502 Bad Gateway</h1></html>'],
  [401, '<h1>401 Authorization Required</h1>'],
  [503, ''],
])('status %i with %j is no answer of the API', async (status, body) => {
  answerWith(status, body)
  const outcome = await callApi('development', listWebhooks, {})
  expect(outcome).toEqual({ ok: false, unreachable: `a proxy responded with status ${status}` })
  expect(reload).not.toHaveBeenCalled()
  await expect(request('development', listWebhooks, {})).rejects.toThrow(/^The API did not respond/)
})

test('the API’s own success and refusal are told from each other', async () => {
  answerWith(200, '{"code":200,"message":"OK","data":[]}')
  expect(await callApi('development', listWebhooks, {})).toMatchObject({ ok: true, body: { data: [] } })
  answerWith(429, '{"code":429,"error":"SIGN_IN_THROTTLED","message":"Later.","request_id":"req_1"}')
  expect(await callApi('development', login, { user: 'a', pass: 'b' })).toMatchObject({
    ok: false,
    failure: { message: 'Later.' },
  })
})

test('the API’s own word that a session has ended drops it', async () => {
  answerWith(401, '{"code":401,"error":"AUTH_SESSION_ENDED","message":"Ended.","request_id":"req_1"}')
  void callApi('development', listWebhooks, {})
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
