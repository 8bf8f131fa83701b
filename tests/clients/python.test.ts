import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { has, made, run } from './tools.ts'

const isThere = await has(['openapi-python-client', '--version'], ['python3', '--version'])

test.skipIf(!isThere)(
  `openapi-python-client makes a typed client that orders${isThere ? '' : ': SKIPPED, pip install openapi-python-client mypy'}`,
  async () => {
    const warnings = await run('openapi-python-client', [
      'generate',
      '--path',
      'openapi.json',
      '--output-path',
      'python',
    ])
    expect(warnings).not.toMatch(/cannot parse|will be omitted/i)
    await copyFile(join(import.meta.dirname, 'programs/program.py'), join(made, 'python/program.py'))
    const cwd = join(made, 'python')
    if (await has(['mypy', '--version'])) await run('mypy', ['edis_open_api_client'], { cwd })
    expect(await run('python3', ['program.py'], { cwd, variables: inject('sandbox') })).toContain(
      'ORDER_DUPLICATE of ord_',
    )
  },
)
