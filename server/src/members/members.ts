const hour = 3_600_000

/** How long the link of an invitation works, in milliseconds. */
export const invitationLifetime = 72 * hour

/** Members and invitations of a partner together. */
export const maxMembers = 50

/** Invitations that a partner sends in a day: to one address, and to all. */
export const maxInvitationMails = { toOne: 5, toAll: 100 }
