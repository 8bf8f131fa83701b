import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { has, made, run } from './tools.ts'

const isThere = await has(['oapi-codegen', '--version'], ['go', 'version'])

test.skipIf(!isThere)(
  `oapi-codegen makes a client that compiles and calls${isThere ? '' : ': SKIPPED, go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@latest'}`,
  async () => {
    const cwd = join(made, 'go')
    await mkdir(cwd, { recursive: true })
    // Webhooks are in no path: without skip-prune their types would be left out
    const client = await run('oapi-codegen', [
      '-generate',
      'types,client,skip-prune',
      '-package',
      'main',
      'openapi.json',
    ])
    await writeFile(join(cwd, 'client.go'), client)
    await copyFile(join(import.meta.dirname, 'programs/program.go'), join(cwd, 'program.go'))
    await run('go', ['mod', 'init', 'edis'], { cwd })
    await run('go', ['mod', 'tidy'], { cwd })
    expect(await run('go', ['run', '.'], { cwd, variables: inject('sandbox') })).toContain('warehouse whs_')
  },
)
