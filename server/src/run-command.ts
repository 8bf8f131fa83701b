import { commandLine, type CommandContext } from './cli.ts'
import { failedQuery } from './database/query-failure.ts'

/** Runs a command of `npx edis`, tells of what went wrong, and resolves to the status that its process ends with. */
export async function runCommand(
  command: readonly string[],
  { complain, ...surroundings }: CommandContext & { complain: (text: string) => void },
): Promise<number> {
  try {
    await commandLine(surroundings).parseAsync(command, { from: 'user' })
    return 0
  } catch (error) {
    complain(`${reason(error)}\n`)
    return 1
  }
}

/** In words for the operator. */
function reason(error: unknown): string {
  const failed = failedQuery(error)
  if (failed) return `${failed.cause?.message ?? 'A query failed'}\n${failed.query}`
  return error instanceof Error ? error.message : String(error)
}
