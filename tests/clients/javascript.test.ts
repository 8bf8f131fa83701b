import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { openApiDocument } from '../../contract/src/openapi-document/openapi-document.ts'
import { made, run } from './tools.ts'

test('redocly finds nothing wrong, and has nothing to warn of', async () => {
  const urls = {
    portalUrl: 'https://portal.edis.id',
    developmentUrl: 'https://dev-api.edis.id',
    productionUrl: 'https://api.edis.id',
  }
  await writeFile(join(made, 'linted.json'), JSON.stringify(openApiDocument(urls)))
  expect(await run('redocly', ['lint', 'linted.json', '--format=summary'])).not.toMatch(/\bwarnings?\b|\berrors?\b/i)
})

/** Compiles a program that uses what was generated, as strictly as we compile our own, then runs it. */
async function compiledAndRun(program: string): Promise<string> {
  await copyFile(join(import.meta.dirname, 'programs', program), join(made, program))
  const config = `${program}.tsconfig.json`
  const compilerOptions = {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: [],
    module: 'ESNext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  }
  await writeFile(join(made, config), JSON.stringify({ compilerOptions, files: [program] }))
  await run('tsc', ['-p', config])
  const bundle = join(made, `${program}.mjs`)
  await run('rolldown', [program, '--file', bundle, '--platform', 'node', '--log-level', 'silent'])
  return run(process.execPath, [bundle], { variables: inject('sandbox') })
}

test('openapi-typescript makes types by which a program compiles, and orders', async () => {
  await run('openapi-typescript', ['openapi.json', '-o', 'openapi-typescript.d.ts'])
  expect(await compiledAndRun('with-openapi-typescript.ts')).toContain('ORDER_DUPLICATE of ord_')
})

test('@hey-api/openapi-ts makes a client by which a program compiles, and orders', async () => {
  await run('openapi-ts', ['-i', 'openapi.json', '-o', 'hey-api'])
  expect(await compiledAndRun('with-hey-api.ts')).toContain('ORDER_DUPLICATE of ord_')
})
