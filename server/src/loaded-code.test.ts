import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const doors = ['./http/doors/portal-door.ts', './assembly/environment.ts', './assembly/operations.ts']

test('what a host is made of does not bring along the fetch of Node', async () => {
  const files = ['./assembly/serve.ts', ...doors].map((file) => join(import.meta.dirname, file))
  const program = `
    for (const file of ${JSON.stringify(files)}) await import(file)
    console.log(process.moduleLoadList.filter((name) => name.endsWith('undici/undici') || name === 'NativeModule http').join())`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout.trim()).toBe('NativeModule http')
})
