/** What a member of a partner may do, from most to least. */
export const memberRoles = ['owner', 'developer', 'viewer'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Whether a role allows what takes at least another one. */
export const isAtLeast = (role: MemberRole, least: MemberRole): boolean =>
  memberRoles.indexOf(role) <= memberRoles.indexOf(least)
