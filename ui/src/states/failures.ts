import type { ErrorCode } from '@edis/contract/errors/error-catalogue'
import { CallFailed } from './call-failed.ts'

/** Whether the partner may not use production yet. */
export const isNotGranted = (error: Error | null): boolean =>
  error instanceof CallFailed && error.failure?.error === 'PRODUCTION_NOT_GRANTED'

/** Whether what was asked for does not exist, or is somebody else's. */
export const isNotFound = (error: Error | null): boolean => error instanceof CallFailed && error.failure?.code === 404

/**
 * The server's word on one field of a form, if it has one. `codes` are the refusals of the whole call that are about
 * this field: a duplicate, a forbidden address.
 */
export function fieldError(error: Error | null, field: string, codes: readonly ErrorCode[] = []): string | undefined {
  const failure = error instanceof CallFailed ? error.failure : undefined
  const named = failure?.errors?.find((candidate) => candidate.field === field)
  return named?.message ?? (failure && codes.includes(failure.error) ? failure.message : undefined)
}

/** What is wrong with the form as a whole: the message, unless a field says it already. */
export const formError = (error: Error | null, fieldErrors: (string | undefined)[]): string | undefined =>
  error && !fieldErrors.some(Boolean) ? error.message : undefined
