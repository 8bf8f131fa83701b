import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** `bad` in `file` must be reported by `rule`, in words that hold `says`; `good` in the same place by nothing at all. */
export type Plant = { rule: string; says: string; file: string; bad: string; good: string }

/** A violation that is known by its rule alone. */
export const written = (rule: string, file: string, bad: string, good: string): Plant => ({
  rule,
  says: '',
  file,
  bad,
  good,
})

const root = join(import.meta.dirname, '..')
const workspaces = ['contract', 'ui', 'server', 'portal', 'console', 'testing']
/** What none of these says stands under the root's. */
const projects = ['.', 'contract', 'ui', 'portal', 'console']
const trees: string[] = []
/** Of two trees, on a machine that has other work. */
export const longestLint = 60_000

export type Report = { code: string; message: string; filename: string }

/** What `npm run check` would say of a repository that has our configuration and these files. */
export async function lint(files: Record<string, string>): Promise<Report[]> {
  const tree = await mkdtemp(join(tmpdir(), 'edis-arrows-'))
  trees.push(tree)
  const ours = [
    '.oxlintrc.json',
    'tsconfig.base.json',
    'checks/arrows.ts',
    'checks/arrows-plugin.ts',
    'checks/texts-plugin.ts',
  ]
  for (const file of [...ours, ...projects.map((name) => `${name}/tsconfig.json`)])
    await cp(join(root, file), join(tree, file))
  await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(tree, file)), { recursive: true })
    await writeFile(join(tree, file), source)
  }
  const output = await new Promise<string>((done) => {
    const command = [join(root, 'node_modules/oxlint/bin/oxlint'), '-f', 'json', ...workspaces]
    execFile(process.execPath, command, { cwd: tree }, (_failure, stdout, stderr) => done(stdout || stderr))
  })
  const { diagnostics } = JSON.parse(output) as { diagnostics: Report[] }
  return diagnostics
}

export const removeLinted = () => Promise.all(trees.map((tree) => rm(tree, { recursive: true, force: true })))
