import { expect, test } from 'vitest'
import { consoleCalls } from './console-calls.ts'
import { openApiCalls } from './open-api-calls.ts'
import { operationsCalls } from './operations-calls.ts'
import { portalCalls } from './portal-calls.ts'
import { successMessage } from './success-message.ts'
import { successMessages } from './success-messages.id.ts'

const calls = [...openApiCalls, ...portalCalls, ...operationsCalls, ...consoleCalls]
const english = new Set(calls.map(({ message }) => message))

test('every call says in Indonesian that it succeeded, and no text is unused', () => {
  expect(Object.keys(successMessages).toSorted()).toEqual([...english].toSorted())
})

test('the message is in the language', () => {
  const call = { message: 'Order received.' }
  expect([successMessage(call, 'en'), successMessage(call, 'id')]).toEqual(['Order received.', 'Pesanan diterima.'])
})
