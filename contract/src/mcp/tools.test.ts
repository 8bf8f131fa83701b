import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { openApiCalls } from '../calls/open-api-calls.ts'
import { keyArgument } from './tool-words.ts'
import { operationTools, readPageTool, searchTool } from './tools.ts'

/** As strict as any client: a keyword or format that it does not know is an error. */
const strict = () => {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true })
  formats.default(ajv)
  return ajv
}

test('every call of a bearer is a tool; those that trade keys, deprecated ones and files to print are none', () => {
  const paths = operationTools.map(({ call }) => call.path)
  const lacking = openApiCalls.map(({ path }) => path).filter((path) => !paths.includes(path))
  expect(lacking).toEqual(['/auth/generate', '/auth/refresh', '/rate/v1', '/order/send/v1', '/order/label'])
  const names = [searchTool, readPageTool, ...operationTools].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/)
})

test.each(operationTools.map((tool) => [tool.name, tool] as const))(
  '%s has schemas that any client reads',
  (_, tool) => {
    const { call, inputSchema, outputSchema, annotations } = tool
    const takes = strict().compile(inputSchema)
    const given = { ...call.examples.request, ...(call.idempotency === 'none' ? {} : { [keyArgument]: 'a-key' }) }
    takes(given)
    expect(takes.errors).toBeNull()
    expect(takes({ ...given, unheard_of: 1 })).toBe(false)
    const gives = strict().compile(outputSchema ?? {})
    const answer = { code: 200, message: call.message, data: call.examples.data }
    gives(answer)
    expect(gives.errors).toBeNull()
    expect(gives({ code: 200, message: '' })).toBe(false)
    const required = (inputSchema as { required?: string[] }).required ?? []
    expect(required.includes(keyArgument)).toBe(call.idempotency === 'required')
    expect(annotations.readOnlyHint).toBe(call.idempotency === 'none')
  },
)
