import type { Language } from '@edis/contract/languages'

/** The language that this portal is built in; English where it runs without a build. */
export const language: Language = (import.meta.env.LANGUAGE as Language | undefined) ?? 'en'
