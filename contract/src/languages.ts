/** In which errors, mails and pages speak. */
export const languages = ['en', 'id'] as const
export type Language = (typeof languages)[number]
