import { messages } from './messages.en.ts'

const words: Partial<Record<string, string>> = messages.refusals

/** Why a report was refused, in words: of a refusal's name or an error's code. */
export const refusalWords = (reason: string): string => words[reason] ?? reason

/** Every reason that has words, with them. */
export const refusals = Object.entries(messages.refusals)
