/** Why entries are dropped: they can't be written as JSON, too much is held, or the database refuses them. */
export const dropReasons = ['unserialisable', 'full', 'refused'] as const
export type DropReason = (typeof dropReasons)[number]
