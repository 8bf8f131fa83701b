const hour = 3_600_000

/** How long the link of an invitation works, in milliseconds. */
export const invitationLifetime = 72 * hour

/** Members and invitations of a partner together. */
export const maxMembers = 50

/** Invitations that an address is sent in a day. */
export const maxInvitationMails = 5
