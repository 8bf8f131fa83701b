import type { Sql } from 'postgres'

/** The oldest that has `unique nulls not distinct`, which the migrations use. */
const oldest = 15

/** @throws {Error} when the server is too old for the tables. */
export async function refuseOldServer(client: Sql): Promise<void> {
  const [state] = await client<{ number: number; version: string }[]>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as version`
  const problem = state ? serverProblem(state.number, state.version) : null
  if (problem !== null) throw new Error(problem)
}

/** What is wrong with a server of that number, as `server_version_num` counts; null: nothing. */
export const serverProblem = (number: number, version: string): string | null =>
  number >= oldest * 10_000
    ? null
    : `DATABASE_URL connects to PostgreSQL ${version}. EDIS requires ${oldest} or newer. Nothing was changed.`
