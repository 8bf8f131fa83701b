import type { Language } from '@edis/contract/languages'

/** Where a mail leads to. */
export type Links = { portal: string; operations: string }

/** What came of an attempt. */
export const mailOutcomes = ['sent', 'retried', 'failed'] as const
export type MailOutcome = (typeof mailOutcomes)[number]

/** What a mail says, in one language. */
export type Words = {
  subject: string
  /** Paragraphs. */
  lines: readonly string[]
  /** Names and values, below the paragraphs. */
  facts?: readonly (readonly [name: string, value: string])[]
  link?: { label: string; url: string }
}

/** What a template is filled with, as it is kept: no secret. */
export type MailData = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

/** A kind of mail: a file in templates/. Its name stands in rows, and is never changed. `code`: of the link that it brings. */
export type MailTemplate<Data extends MailData = MailData> = {
  name: string
} & Record<Language, (data: Data, links: Links, code: string) => Words>

/** What is bound into the sealed code of a mail's link. */
export const codeContext = (mailId: string): string => `mail code ${mailId}`

/** After each failure, in seconds; then on and on by the last of them. */
const delays = [10, 30, 60, 120, 300, 600, 900]
/** How long an attempt goes on being made, in milliseconds. */
const givenUpAfter = 3 * 86_400_000

/** `refused`: the server will never take it. Anything else may be better the next time. */
export type Fault = { refused: boolean; error: string }

/** When to try again, in milliseconds; null: never. `attempts`: this one included. */
export function retryIn({ refused }: Fault, attempts: number, ageMs: number, random: number): number | null {
  if (refused || ageMs >= givenUpAfter) return null
  const seconds = delays[Math.min(attempts, delays.length) - 1] ?? 0
  return Math.round(seconds * 1_000 * (1 + random / 10))
}
