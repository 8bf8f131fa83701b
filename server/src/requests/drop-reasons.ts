/**
 * Why entries are dropped: they can't be written as JSON, too much is held, the database refuses them, there was no time
 * to find out whose they are, or too many say that they are of one partner without showing it.
 */
export const dropReasons = ['unserialisable', 'full', 'refused', 'unattributed', 'claimed'] as const
export type DropReason = (typeof dropReasons)[number]
