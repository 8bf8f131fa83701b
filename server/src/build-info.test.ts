import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildInfo } from './build-info.ts'

const commit = '0c02dd25d2a0e9d1f3a8b7c6d5e4f3a2b1c0d9e8'

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'edis-build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, '.git/refs/heads'), { recursive: true })
  for (const [name, text] of Object.entries({ 'package.json': '{"version":"7.8.9"}', ...files }))
    await writeFile(join(folder, name), text)
  return folder
}

test.each([
  ['an image says its commit', { commit }, commit],
  ['an image that was built without one has none', { commit: '' }, 'unknown'],
  [
    'a checkout knows the commit of its branch',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${commit}\n` },
    commit,
  ],
  [
    'also when branches are packed',
    { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# pack-refs\n${commit} refs/heads/main\n` },
    commit,
  ],
  ['and one without a branch', { '.git/HEAD': `${commit}\n` }, commit],
  ['what is no commit is none', { commit: 'v1"\nx{' }, 'unknown'],
])('%s', async (_says, files, known) => {
  expect(buildInfo(await folderWith(files))).toEqual({ version: '7.8.9', commit: known, node: process.versions.node })
})
