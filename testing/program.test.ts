import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { nodeFlags, nodeVariables } from './program.ts'

test('npm start, npx edis and the tests start the program with the same flags and variables', async () => {
  const root = new URL('../', import.meta.url)
  const [variables] = Object.entries(nodeVariables).map((pair) => pair.join('='))
  const flags = nodeFlags.join(' ')
  const { scripts } = JSON.parse(await readFile(new URL('package.json', root), 'utf8')) as {
    scripts: { start: string }
  }
  expect(scripts.start).toBe(`${variables} exec node ${flags} server/src/main.js serve`)
  expect(await readFile(new URL('server/src/main.js', root), 'utf8')).toMatch(
    `#!/usr/bin/env -S ${variables} node ${flags}\n`,
  )
})
