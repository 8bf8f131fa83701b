import { bytes } from '@edis/ui/numbers/numbers.ts'
import type { Answer } from '../sending/send.ts'

const phrases: Record<number, string> = {
  200: 'OK',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

/** `200 OK`. RFC 9110, section 15. */
export const statusWords = (status: number): string => `${status} ${phrases[status] ?? ''}`.trimEnd()

/** Of the body or the file alone, decompressed. */
export const answerSize = ({ body, file }: Pick<Answer, 'body' | 'file'>): string =>
  bytes(file?.size ?? new TextEncoder().encode(body).byteLength)

export const headerOf = ({ headers }: Pick<Answer, 'headers'>, name: string): string | undefined =>
  headers.find(([each]) => each === name)?.[1]
