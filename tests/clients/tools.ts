import { execFile } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'

const folder = import.meta.dirname

/** Where the documents are, and what is made of them. */
export const made = join(folder, 'made')

/** Tools of this folder first, then the product's, by the Node that runs the tests. */
const path = [
  join(folder, 'node_modules/.bin'),
  join(folder, '../node_modules/.bin'),
  dirname(process.execPath),
  process.env['PATH'],
].join(delimiter)

type Options = { cwd?: string; variables?: Record<string, string> }

/** Runs a tool and gives what it printed. @throws {Error} with all that it said, when it fails. */
export function run(tool: string, args: string[], { cwd = made, variables = {} }: Options = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, PATH: path, NO_COLOR: '1', ...variables }
    execFile(tool, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, output, errors) =>
      error ? reject(new Error(`${tool} ${args.join(' ')}\n${output}\n${errors}`)) : resolve(output + errors),
    )
  })
}

/** Whether the machine has the tools. */
export async function has(...tools: [tool: string, ...args: string[]][]): Promise<boolean> {
  const found = await Promise.all(
    tools.map(([tool, ...args]) =>
      run(tool, args, { cwd: folder }).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.every(Boolean)
}
