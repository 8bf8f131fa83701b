import { execFile } from 'node:child_process'
import { type Tool, tool } from './needs.ts'

export const root = new URL('../..', import.meta.url).pathname

/** Runs a tool to its end and gives all that it printed. @throws {Error} with that, when it fails. */
export function runTool(name: Tool, args: readonly string[], input?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = execFile(tool(name), args, { cwd: root, maxBuffer: 64 * 1024 * 1024 }, (error, output, errors) =>
      error ? reject(new Error(`${name} ${args.join(' ')}\n${output}${errors}`)) : resolve(output + errors),
    )
    child.stdin?.end(input)
  })
}
