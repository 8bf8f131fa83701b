import { localDay } from '@edis/ui/time/local-date.ts'

/** A day of a rate card, which is the same in every zone. */
export const cardDay = (date: string) => localDay(new Date(date), 'UTC')
