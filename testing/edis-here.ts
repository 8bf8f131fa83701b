import { Writable } from 'node:stream'
import { runCommand } from '../server/src/run-command.ts'
import type { CommandResult } from './program.ts'

/** `npx edis …` within this process: one of its own takes a second of processor time to load the product. */
export async function runEdisHere(
  command: string[],
  environment: Record<string, string | undefined>,
): Promise<CommandResult> {
  const written: string[] = []
  const complaints: string[] = []
  const status = await runCommand(command, {
    environment,
    print: (line) => void written.push(`${line}\n`),
    output: new Writable({ write: (chunk, _encoding, done) => (written.push(String(chunk)), done()) }),
    complain: (text) => void complaints.push(text),
  })
  return { status, output: written.join(''), errors: complaints.join('') }
}
