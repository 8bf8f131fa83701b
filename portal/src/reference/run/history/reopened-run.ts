import type { PastRun } from './history.ts'

let reopened: PastRun | null = null

/** A run of another page, to be found there. */
export function reopen(run: PastRun): void {
  reopened = run
}

/** The run that this page was opened for, if it was. */
export const reopenedFor = (page: string | null): PastRun | null => (reopened?.page === page ? reopened : null)
